const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** U+0000, which PostgreSQL cannot keep, and halves of a character, which UTF-8 cannot. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** Returns true if a text is a uuid of any version. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Returns true if a text can be stored: it has no U+0000 and no lone surrogate. */
export function isKeepable(text: string): boolean {
  return !unkeepable.test(text);
}

/**
 * Looks through a JSON value, names of fields included, for a text that cannot be kept: the path of the first one
 * (`addresses.0.zip`; empty for the value itself), or null.
 */
export function unkeepablePath(value: unknown): string | null {
  const open: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: current, path } = next;
    if (typeof current === 'string' && !isKeepable(current)) return path.join('.');
    if (typeof current !== 'object' || current === null) continue;
    const entries = Object.entries(current);
    const badName = entries.find(([name]) => !isKeepable(name));
    if (badName) return path.join('.');
    for (const [name, child] of entries.reverse()) open.push({ value: child, path: [...path, name] });
  }
  return null;
}

/** Returns a name in camel case as addresses spell it: `irrelevantReject` is `irrelevant-reject`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns true if a text has only spaces, control characters and invisible ones. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}

/**
 * Returns a text without marks that nobody sees: of the direction of writing, of zero width, and of byte order. Phones,
 * chats and address books copy them along with numbers and addresses. Words need some of them, so texts in a pattern and
 * phone numbers alone go without.
 */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/** Blanks beside the usual one, in a class of a regular expression here and in PostgreSQL: no-break, wide and thin ones too. */
const otherBlanks = '\\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const blanks = new RegExp(`[ ${otherBlanks}]+`, 'g');

/** A name as it is kept: without blanks around it, and one between its words. */
export function singleBlanks(text: string): string {
  return text.replace(blanks, ' ').trim();
}

/** Returns the SQL that does to a column what `singleBlanks` does to a text. Tests first: most names need none. */
export function singleBlanksSql(column: string): string {
  const replaced = `regexp_replace(${column}, '${blanks.source}', ' ', 'g')`;
  return `btrim(case when ${column} ~ '[${otherBlanks}]|  ' then ${replaced} else ${column} end)`;
}

/** Letters that Unicode takes for their own, as people write them who have no key for them. */
export const strokeLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ı: 'i',
};

/** Marks that keyboards, phones and word processors put for each other, by the one that is searched. */
const marksAlike: Readonly<Record<string, string>> = {
  "'": '`´ʹʻʼʽˈ՚‘’‚‛′‵ꞌ＇',
  '"': '“”„‟″‶«»＂',
  '-': '‐‑‒–—―⁃−﹘﹣－',
};

/** The mark of a keyboard for each of those that are written for it: an apostrophe for `’`. */
export const plainMarks: ReadonlyMap<string, string> = new Map(
  Object.entries(marksAlike).flatMap(([plain, marks]) => [...marks].map((mark) => [mark, plain])),
);
const otherMarks = new RegExp(`[${[...plainMarks.keys()].join('')}]`, 'gu');

/** Returns a text with the apostrophes, quotation marks and hyphens of a keyboard, and without marks that nobody sees. */
export function withPlainMarks(text: string): string {
  return withoutMarks(text).replace(otherMarks, (mark) => plainMarks.get(mark) ?? mark);
}

/**
 * Returns a text in its search form, without case, accents and strokes, and with the marks of a keyboard (`Łódź` is
 * `lodz`, `O’Brien` is `o'brien`).
 */
export function plainText(text: string): string {
  const letters = withPlainMarks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[łøđðþßæœħı]/g, (letter) => strokeLetters[letter] ?? letter);
}

/**
 * Returns a word in a form for comparing spellings, without case, accents, spaces and punctuation (`E-mail` is
 * `email`).
 */
export function folded(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Several lines as a client wants them that keeps break tags (AB 5): each line break becomes `<br/>`. */
export function withBreakTags(text: string): string {
  return text.replace(/\r\n?|\n/g, '<br/>');
}

/** The text as it is kept: break tags of any spelling become line breaks. */
export function withoutBreakTags(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/<br {0,8}\/?>/gi, '\n');
}

/** Matches a merge field in a text, with its key. */
export const mergeGap = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Returns the merge fields that a text names. */
export function mergeFieldsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mergeGap)].map(([, key = '']) => key))];
}

/** Puts values in place of the merge fields of a text; a field without a value stays as it is. */
export function fillMergeFields(text: string, valueOf: (key: string) => string | undefined): string {
  return text.replace(mergeGap, (whole, key: string) => valueOf(key) ?? whole);
}
