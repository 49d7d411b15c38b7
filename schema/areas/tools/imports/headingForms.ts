import { folded, plainText } from '../../../rules/texts.ts';

/** Words of headings that name no field by themselves, in every language. */
export interface HeadingWords {
  /** The kind of the imported records, as exports put it before or after a field: `Deal - Title`, `Nom du contact`. */
  readonly own: readonly string[];
  /** Other kinds of records: `Company phone` of people is no phone of theirs. */
  readonly others: readonly string[];
  /** Words beside a field that prefer a column, and those that only tell it from the next one: `Home`, `Other`. */
  readonly preferred: readonly string[];
  readonly usual: readonly string[];
  readonly second: readonly string[];
  /** Words that make something else of a heading: `Fax`, `Created`. */
  readonly elsewhere: readonly string[];
  /** Headings of given and family names, of which people’s names may be made; none for other records. */
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/** A form of a heading without some of its words. */
interface HeadingForm {
  /** Folded. */
  readonly text: string;
  /** Points that the left out words take from those of the heading. */
  readonly cost: number;
  /** False if words are left out that may tell columns of one field apart. */
  readonly isWhole: boolean;
}

/** A heading as it is compared with the words of fields. */
export interface ReadHeading {
  readonly forms: readonly HeadingForm[];
  /** Its words, folded. */
  readonly words: readonly string[];
  /** True if it is about something other than a field of the record. */
  readonly isElsewhere: boolean;
  /** Words that the columns of one address share: `home`, `1`; empty without any. */
  readonly group: string;
}

/** Words and signs of a heading: `PostalCode`, `E-mail 1 - Value` and `ZIP/Postal code` are several. */
function tokensOf(heading: string): readonly string[] {
  const parted = heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\//g, ' / ');
  return plainText(parted)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((one) => one !== '');
}

/** Words that part a field and its kind or its address: `Street of Address`, `Nom de l’entreprise`. */
const joining: ReadonlySet<string> = new Set(['of', 'the', 'de', 'du', 'des', 'd', 'l', 'la', 'le']);
/** Words for an address, which stand before its cells or after them. */
const address: ReadonlySet<string> = new Set(['address', 'addresses', 'adresse', 'adresses']);
const values: ReadonlySet<string> = new Set(['value', 'valeur']);
const isNumber = (token: string) => /^\d{1,2}$/.test(token);

type Tokens = readonly string[];

/** The longest of some words with which the tokens begin; 0 if none of them is followed by anything. */
function beginning(tokens: Tokens, words: readonly Tokens[]): number {
  const found = words.filter((word) => word.length < tokens.length && word.every((one, at) => tokens[at] === one));
  return Math.max(0, ...found.map(({ length }) => length));
}

/** The tokens without `of <one of some words>` at their end; null if they do not end so. */
function withoutTail(tokens: Tokens, words: readonly Tokens[]): Tokens | null {
  for (const word of words) {
    const head = tokens.slice(0, -word.length);
    if (head.length < 2 || !word.every((one, at) => tokens[head.length + at] === one)) continue;
    const end = head.findLastIndex((one) => !joining.has(one)) + 1;
    if (end > 0 && end < head.length) return head.slice(0, end);
  }
  return null;
}

/** Points that a word beside a field takes; null for any other word. */
function costOf(token: string, { preferred, usual, second }: WordSets): number | null {
  if (preferred.has(token)) return 1;
  if (usual.has(token)) return 3;
  if (second.has(token)) return 5;
  return address.has(token) || values.has(token) ? 0.5 : null;
}

interface WordSets {
  readonly own: readonly Tokens[];
  readonly others: readonly Tokens[];
  readonly preferred: ReadonlySet<string>;
  readonly usual: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
  readonly elsewhere: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** The forms of tokens without words at either end that stand beside a field, and without numbers. */
function shortened(tokens: Tokens, sets: WordSets): readonly (readonly [Tokens, number])[] {
  const numbers = tokens.filter(isNumber).map(Number);
  const bare = tokens.filter((token) => !isNumber(token));
  const ofNumbers = numbers.some((one) => one > 1) ? 8 : 0;
  const found: (readonly [Tokens, number])[] = [];
  let ofFirst = ofNumbers;
  for (let first = 0; first < bare.length; first += 1) {
    let ofLast = ofFirst;
    for (let last = bare.length; last > first; last -= 1) {
      if (first > 0 || last < bare.length || numbers.length > 0) found.push([bare.slice(first, last), ofLast]);
      const cost = costOf(bare[last - 1] ?? '', sets);
      if (cost === null) break;
      ofLast += cost;
    }
    const cost = costOf(bare[first] ?? '', sets);
    if (cost === null) break;
    ofFirst += cost;
  }
  return found;
}

/** Each way to read `ZIP/Postal code`, the first before the others. */
function alternatives(tokens: Tokens): readonly Tokens[] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === '/') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length > 1 ? parts : [];
}

/** Returns a reader of headings; `words` are those of all languages. */
export function headingReader(words: HeadingWords): (heading: string) => ReadHeading {
  const set = (list: readonly string[]) => new Set(list.map(folded));
  const sets: WordSets = {
    own: words.own.map(tokensOf),
    others: words.others.map(tokensOf),
    preferred: set(words.preferred),
    usual: set(words.usual),
    second: set(words.second),
    elsewhere: set(words.elsewhere),
    names: set([...words.given, ...words.family]),
  };
  return (heading) => {
    const all = tokensOf(heading);
    const forms: HeadingForm[] = [{ text: folded(heading), cost: 0, isWhole: true }];
    const add = (tokens: Tokens, cost: number, isWhole: boolean) =>
      forms.push({ text: tokens.filter((token) => token !== '/').join(''), cost, isWhole });
    const head = beginning(all, sets.own);
    const tail = withoutTail(all, sets.own);
    const own = head > 0 ? all.slice(head) : (tail ?? all);
    const isOther = own === all && (beginning(all, sets.others) > 0 || withoutTail(all, sets.others) !== null);
    // A last name is not the last of some names.
    const isName = sets.names.has(own.join(''));
    const isElsewhere = isOther || (!isName && all.some((token) => sets.elsewhere.has(token)));
    const group = own.filter((token) => isNumber(token) || (costOf(token, sets) ?? 0) > 1).join(' ');
    if (!isElsewhere) {
      const bracketed = tokensOf([...heading.matchAll(/\(([^)]*)\)/g)].map(([, within]) => within).join(' '));
      const unbracketed = tokensOf(heading.replace(/\([^)]*\)/g, ' ')).slice(head);
      const ofBrackets = bracketed.reduce((sum, token) => sum + (costOf(token, sets) ?? 0), 1);
      const cell = withoutTail(
        own,
        [...address].map((one) => [one]),
      );
      for (const [tokens, cost] of [
        [own, 0.5],
        [bracketed.length > 0 ? unbracketed : [], ofBrackets],
        [cell ?? [], 1],
      ] as const) {
        if (tokens.length === 0) continue;
        add(tokens, cost, cost < 1);
        for (const [index, one] of alternatives(tokens).entries()) add(one, cost + 1 + 2 * index, false);
        for (const [short, more] of shortened(tokens, sets)) {
          add(short, cost + more, false);
          for (const [index, one] of alternatives(short).entries()) add(one, cost + more + 1 + 2 * index, false);
        }
      }
    }
    const told = all.filter((token) => token !== '/');
    return { forms: forms.filter(({ text }) => text !== ''), words: told, isElsewhere, group };
  };
}
