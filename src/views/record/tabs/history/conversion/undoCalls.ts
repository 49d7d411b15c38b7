/** By kind, the call that takes back the conversion to it. */
export const undoCalls = { talent: 'POST /client/v1/talents/{id}/undo-conversion' } as const;
