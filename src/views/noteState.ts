/** State of a navigation to a record's page that begins a note there. */
export const noteState = { beginsNote: true } as const;

/** Returns true if a navigation asks to begin a note. */
export function beginsNote(state: unknown): boolean {
  return (state as Partial<typeof noteState> | null)?.beginsNote === true;
}
