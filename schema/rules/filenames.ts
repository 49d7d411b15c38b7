/** A file's name to show: without folders before it, and nothing that ends a line or turns the direction of the writing. */
export function plainFilename(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
}

/** The name of a file without its extension, and the extension with its dot; empty without one. `.env` has none. */
export function partsOfName(name: string): { readonly stem: string; readonly extension: string } {
  const extension = /.(\.[^.]+)$/u.exec(name)?.[1] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** A new name of a file with the extension that it had (AB 5): `portrait` and `portrait.JPG` are `portrait.jpg`. */
export function keptExtension(name: string, former: string): string {
  const { extension } = partsOfName(former);
  const own = partsOfName(name);
  const stem = own.extension.toLowerCase() === extension.toLowerCase() ? own.stem : name;
  return `${stem.normalize('NFC')}${extension}`;
}

/** The beginning of a text, as many whole characters as fit into so many UTF-16 units. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

/** The longest name of a file or an item of the library, in characters. */
export const longestName = 255;
