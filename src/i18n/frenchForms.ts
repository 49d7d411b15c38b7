type Words = { readonly [key: string]: unknown };

/** Entities whose French names are feminine. */
const feminine: readonly string[] = [
  'catalogue',
  'creditNote',
  'enquiry',
  'expense',
  'fanroomPost',
  'hold',
  'invoice',
  'managementFee',
  'managementFeeRule',
  'news',
  'note',
  'opportunity',
  'snippetPost',
  'statusCategory',
  'task',
  'taskGroupItem',
  'taskRule',
  'video',
];

/** A mark in a text: `[e]` stands for a feminine noun alone, `[un|une]` for a masculine or a feminine one. */
const genders = /\[(?:([^\]|]*)\|)?([^\]|]*)\]/g;
/** Begins a text whose noun is in the singular, whatever number the other languages have: `Aucun contrat`. */
const single = '[1]';
/** Ending of the key of a text's feminine form. */
const suffix = '@f';

/** Keeps punctuation on the line of its word: catalogs are written with plain spaces. */
const unbroken = (text: string): string =>
  text.replace(/ (?=[:»])|(?<=«) /g, '\u00A0').replace(/ (?=[;!?])/g, '\u202F');

/** The words of an entity as far as they say how it is called. */
interface Named {
  readonly name?: string;
  /** Of a word of the agency. */
  readonly gender?: string;
}

interface Noun {
  readonly isFeminine: boolean;
  readonly singular: string;
}

/** A text's key and its noun as they agree. */
export interface Agreed {
  readonly key: string;
  readonly name: unknown;
}

/** The French catalog in both genders. */
export interface FrenchForms<Catalog> {
  readonly words: Catalog;
  /**
   * Returns the key of the form that agrees with a noun, and the noun in the number that the text asks for.
   * @param key of a text with `%{name}`, or about such a noun
   * @param name the noun as the catalog has it, in lower case or not; other values are left as they are
   */
  readonly agree: (key: string, name: unknown) => Agreed;
}

/** Returns a French catalog whose texts agree in gender and number with the noun that they are given as `name`. */
export function formsOf<Catalog extends { readonly resources: object }>(catalog: Catalog): FrenchForms<Catalog> {
  const nouns = new Map<string, Noun>();
  for (const [entity, { name, gender }] of Object.entries(catalog.resources as Record<string, Named>)) {
    const forms = name?.toLowerCase().split(' |||| ') ?? [];
    const isFeminine = gender ? gender === 'FEMININE' : feminine.includes(entity);
    const noun = { isFeminine, singular: forms[0] ?? '' };
    // Settings are named by the plural alone (`Contrats`).
    for (const form of forms) if (forms.length > 1 || !nouns.has(form)) nouns.set(form, noun);
  }
  const singles = new Set<string>();
  const gendered = new Set<string>();
  const inForms = (group: Words, path: string): Words =>
    Object.fromEntries(
      Object.entries(group).flatMap(([key, value]) => {
        const whole = path + key;
        if (typeof value === 'object' && value !== null) return [[key, inForms(value as Words, `${whole}.`)]];
        if (typeof value !== 'string') return [[key, value]];
        const text = unbroken(value.replace(single, ''));
        if (!value.includes('[')) return [[key, text]];
        if (value.startsWith(single)) singles.add(whole);
        gendered.add(whole);
        return [
          [key, text.replace(genders, (_all, masculine: string = '') => masculine)],
          [`${key}${suffix}`, text.replace(genders, (_all, _masculine, form: string) => form)],
        ];
      }),
    );
  return {
    words: inForms(catalog as Words, '') as Catalog,
    agree: (key, name) => {
      const noun = gendered.has(key) && typeof name === 'string' ? nouns.get(name.toLowerCase()) : undefined;
      if (!noun) return { key, name };
      return { key: noun.isFeminine ? `${key}${suffix}` : key, name: singles.has(key) ? noun.singular : name };
    },
  };
}
