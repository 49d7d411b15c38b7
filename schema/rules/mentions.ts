import { isUuid } from './texts.ts';

/** Scheme of a mention's address in a rich text: `[@Sam Carter](mention:<id>)`. */
export const mentionScheme = 'mention:';

/** Maximum number of people notified of one text. */
export const mentionLimit = 50;

const mention = /\[@((?:[^\]\\\n]|\\.)+)\]\(mention:([^\s()]+)\)/g;
const mentionFirst = new RegExp(`^${mention.source}`);

/** Parses a mention at the very beginning of a text: its length, name and id; null without one. */
export function mentionAt(
  text: string,
): { readonly length: number; readonly name: string; readonly id: string } | null {
  const [whole = '', name = '', id = ''] = mentionFirst.exec(text) ?? [];
  if (!isUuid(id)) return null;
  return { length: whole.length, name: name.replace(/\\(.)/g, '$1'), id: id.toLowerCase() };
}

/** Returns the mention of a person as written in a rich text. */
export function mentionOf(name: string, id: string): string {
  return `[@${name.replace(/[\\\]]/g, '\\$&').replace(/\s+/g, ' ')}](${mentionScheme}${id})`;
}

/** The ids of whom a rich text mentions, each once, in order. */
export function mentionedIn(text: string): readonly string[] {
  const ids = [...text.matchAll(mention)].map(([, , id = '']) => id.toLowerCase()).filter(isUuid);
  return [...new Set(ids)].slice(0, mentionLimit);
}

/** A rich text as it reads without its mentions' addresses: for titles, lists and searches. */
export function withoutMentionAddresses(text: string): string {
  return text.replace(mention, (_whole, name: string) => `@${name.replace(/\\(.)/g, '$1')}`);
}
