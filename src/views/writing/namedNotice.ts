/** Longest name that a notice tells, in characters: a note is called by its text, which is too long for a line. */
const longest = 60;

/** Returns the catalog's key of what was done with a record, with its name where that fits. */
export function namedNotice(done: 'saved' | 'deleted' | 'restored', name: string): string {
  return `app.views.record.${done}${name !== '' && name.length <= longest ? 'One' : ''}`;
}
