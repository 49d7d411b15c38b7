/** Kinds of files that are written for each record, with the extension of each. */
export const writtenKinds = {
  lookbook: 'pdf',
  profile: 'pdf',
  rider: 'pdf',
  pressKit: 'pdf',
  deck: 'pdf',
  callSheet: 'pdf',
  agreement: 'docx',
  budget: 'xlsx',
  callList: 'csv',
  recording: 'mp3',
} as const;
export type WrittenKind = keyof typeof writtenKinds;

/** Kinds of files that are drawn ahead (`demo/assets`), with the extension of each and the number that there are. */
export const drawnKinds = {
  archive: { extension: 'zip', count: 6 },
  still: { extension: 'jpg', count: 18 },
  snapshot: { extension: 'jpeg', count: 6 },
  scan: { extension: 'jfif', count: 6 },
  moodBoard: { extension: 'png', count: 6 },
  loop: { extension: 'gif', count: 6 },
  showreel: { extension: 'mp4', count: 6 },
  rushes: { extension: 'mov', count: 6 },
} as const;
export type DrawnKind = keyof typeof drawnKinds;

/** The kinds of files that an agency keeps. */
export type FileKind = WrittenKind | DrawnKind;

/** Returns true for a kind that is drawn ahead. */
export function isDrawn(kind: FileKind): kind is DrawnKind {
  return kind in drawnKinds;
}

/** Returns the name of a file of a kind. */
export function nameOf(title: string, kind: FileKind): string {
  return `${title.replaceAll('/', '-')}.${isDrawn(kind) ? drawnKinds[kind].extension : writtenKinds[kind]}`;
}
