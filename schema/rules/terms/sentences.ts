import type { WordLanguage } from '../locales.ts';
import { inSentence } from './inSentence.ts';
import type { Term } from './termKeys.ts';
import { termNouns, type Noun } from './termNouns.ts';

/** Words before a noun, by language: after them a word with other meanings is the noun. */
const determiners: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'a an the this that these those each every no another other your our their its any one all both many some few several new first last which of'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'un une le la les l’ des du d’ de ce cet cette ces chaque aucun aucune votre vos notre nos son sa ses leur leurs au aux autre autres nouvelle nouvelles'.split(
      ' ',
    ),
  ),
};

const vowel = /^[aeiouyhàâäéèêëîïôöœùûü]/i;
/** English words that begin otherwise than they are written: a union, an hour. */
const consonantal = /^(?:uni|use|usu|eu|one|once)/i;
const silent = /^(?:hour|honest|honou?r|heir)/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isCapital = (text: string) => text.charAt(0) !== text.charAt(0).toLowerCase();

/** Returns `a` or `an`, with the capital of the article that stands there. */
function articleOf(noun: string, former: string): string {
  const isOpen = silent.test(noun) || (/^[aeiou]/i.test(noun) && !consonantal.test(noun));
  const article = isOpen ? 'an' : 'a';
  return isCapital(former) ? capital(article) : article;
}

/** Returns true if the words around a French noun stay right with another one. */
function agrees({ one, gender }: Noun, term: Term, text: string): boolean {
  return (term.gender ?? gender) === gender && vowel.test(one) === vowel.test(text);
}

/** Returns the nouns that terms replace, by the catalogue's word in either number. */
function replacements(terms: readonly Term[], language: WordLanguage) {
  const known: Readonly<Record<string, Noun | undefined>> = termNouns[language];
  return new Map(
    terms.flatMap((term) => {
      const noun = known[term.key];
      if (!noun || term.locale !== language) return [];
      const forms = [
        [noun.one, term.singular],
        [noun.several, term.plural],
      ] as const;
      return forms.flatMap(([former, text]) =>
        text === null || (language === 'fr' && !agrees(noun, term, text))
          ? []
          : [[former, { text: inSentence(text), isStrict: noun.isStrict === true }] as const],
      );
    }),
  );
}

/**
 * Returns the function that puts an agency's nouns in place of the catalogue's in a sentence of a language, with the
 * English article that goes with them. Where a French noun would need other words around it, the catalogue's stays.
 */
export function wordedBy(terms: readonly Term[], language: WordLanguage): (sentence: string) => string {
  const nouns = replacements(terms, language);
  if (nouns.size === 0) return (sentence) => sentence;
  const forms = [...nouns.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}{_/.-])(?:(an?)(\\s+))?(${forms})(?![\\p{L}\\p{N}}_/-])`, 'giu');
  return (sentence) =>
    sentence.replace(
      pattern,
      (all: string, article: string | undefined, space = '', found = '', ...rest: unknown[]) => {
        const noun = nouns.get(String(found).toLowerCase());
        if (!noun) return all;
        const before = sentence.slice(0, Number(rest[0]));
        const [word = ''] = /(?:[^\s’]+’|\S+)(?=\s*$)/.exec(before) ?? [];
        const isNoun = article !== undefined || word.endsWith('}') || determiners[language].has(word.toLowerCase());
        if (noun.isStrict && !isNoun) return all;
        const text = isCapital(String(found)) ? capital(noun.text) : noun.text;
        return article === undefined ? text : `${articleOf(noun.text, article)}${space}${text}`;
      },
    );
}
