import { folded } from '../../../rules/texts.ts';

/** Words that people write where they have no value, in English and French, folded; signs alone are one too. */
const nothings: ReadonlySet<string> = new Set([
  '',
  'na',
  'none',
  'nil',
  'null',
  'no',
  'unknown',
  'unspecified',
  'tba',
  'tbc',
  'tbd',
  'nd',
  'aucun',
  'aucune',
  'sans',
  'inconnu',
  'neant',
  'nonspecifie',
]);

/** Returns true if a cell has no value, in words (`n/a`) or as an empty date (`0/0/00`). */
export function saysNothing(text: string): boolean {
  return nothings.has(folded(text)) || /^0+([-/.])0+\1[0]+$/.test(text.trim());
}
