/** The address of the signed-in person's own account; the spec names none for it. */
export const accountPath = '/account';
