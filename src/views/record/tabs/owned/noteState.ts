interface NoteState {
  readonly beginsNoteOn: string;
}

/** Returns the state of a navigation to a record's page that begins a note there. */
export function noteState(id: string): NoteState {
  return { beginsNoteOn: id };
}

/** Returns true if a navigation asks to begin a note on a record. */
export function beginsNote(state: unknown, id: unknown): boolean {
  return (state as Partial<NoteState> | null)?.beginsNoteOn === id;
}
