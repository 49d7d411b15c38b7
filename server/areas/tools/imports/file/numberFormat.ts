import { isUnit } from '../../../../../schema/rules/measures.ts';
import { isCurrency } from '../../../../../schema/rules/money.ts';
import { isCurrencySign } from '../../../../../schema/fields/typedAmounts.ts';

/** Codes of the formats that a workbook names by number alone and that show more than the digits. */
export const builtInFormats: Readonly<Record<number, string>> = {
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  42: '$#,##0',
  44: '$#,##0.00',
};

/**
 * Currencies of places whose sign several have, by what Excel writes behind it: `[$$-C09]`, `[$¥-804]`, `[$kr-41D]`, or
 * the tag of a language in newer files.
 */
const placeCurrencies: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    AUD: 'C09 en-AU',
    CAD: '1009 C0C en-CA fr-CA',
    CHF: '807 100C 810 de-CH fr-CH it-CH',
    CLP: '340A es-CL',
    CNY: '804 zh-CN',
    COP: '240A es-CO',
    ARS: '2C0A es-AR',
    UYU: '380A es-UY',
    DKK: '406 da-DK',
    HKD: 'C04 zh-HK en-HK',
    ISK: '40F is-IS',
    JPY: '411 ja-JP',
    MXN: '80A es-MX',
    NOK: '414 814 nb-NO nn-NO',
    NZD: '1409 en-NZ',
    SEK: '41D sv-SE',
    SGD: '4809 1004 en-SG zh-SG',
    TWD: '404 zh-TW',
    USD: '409 en-US 540A es-US',
    ZAR: '1C09 436 en-ZA af-ZA',
  }).flatMap(([currency, places]) => places.split(' ').map((place) => [place.toUpperCase(), currency])),
);
const sharedSigns = /^(?:\$|[¥￥]|元|kr\.?|R|S?Fr\.?)$/iu;
/** Signs among them that no other word is written like. */
const sharedWords = /^(?:kr\.?|S?Fr\.)$/iu;

type Part =
  | { readonly kind: 'digit'; readonly mark: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'sign'; readonly sign: string; readonly place: string };

interface Section {
  readonly condition: ((value: number) => boolean) | null;
  readonly parts: readonly Part[];
}

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};

/** A quoted word, an escaped letter, a gap (`_)`, `* `), something in brackets, the end of a section, or any letter. */
const token = /"([^"]*)"?|\\(.)|[_*].|\[([^\]]*)\]|(;)|(General|E[+-])|(.)/gisu;

/** Reads the sections of a format's code, `#,##0.00 [$€-407];[Red]-#,##0.00 [$€-407]`. */
function sectionsOf(code: string): readonly Section[] {
  const sections: { condition: Section['condition']; parts: Part[] }[] = [{ condition: null, parts: [] }];
  for (const [, quoted, escaped, bracket, end, name, letter] of code.matchAll(token)) {
    const section = sections.at(-1);
    if (!section) break;
    const word = quoted ?? escaped;
    if (word !== undefined) section.parts.push({ kind: 'word', text: word });
    else if (end !== undefined) sections.push({ condition: null, parts: [] });
    else if (name !== undefined && /^general$/i.test(name)) section.parts.push({ kind: 'digit', mark: '#' });
    else if (name !== undefined) section.parts.push({ kind: 'mark', mark: name.charAt(0).toUpperCase() });
    else if (letter !== undefined && /[0#?]/.test(letter)) section.parts.push({ kind: 'digit', mark: letter });
    else if (letter !== undefined && /[.,%/@]/.test(letter)) section.parts.push({ kind: 'mark', mark: letter });
    else if (letter !== undefined) section.parts.push({ kind: 'word', text: letter });
    else if (bracket?.startsWith('$')) {
      const [, sign = '', place = ''] = /^\$([^-]*)(?:-(.*))?$/su.exec(bracket) ?? [];
      if (sign.trim() !== '') section.parts.push({ kind: 'sign', sign: sign.trim(), place });
    } else if (bracket !== undefined) {
      const [, operator = '', limit = ''] = /^([<>=]+)(-?\d+(?:\.\d+)?)$/.exec(bracket) ?? [];
      const compare = comparisons[operator];
      if (compare) section.condition = (value) => compare(value, Number(limit));
    }
  }
  return sections;
}

function sectionFor(value: number, sections: readonly Section[]): Section | undefined {
  if (sections.some(({ condition }) => condition)) {
    return sections.find(({ condition }) => condition?.(value)) ?? sections.find(({ condition }) => !condition);
  }
  const at = value < 0 ? 1 : value === 0 ? 2 : 0;
  return sections[at] ?? sections[0];
}

/** The words beside the digits, each run of letters as one. */
function wordsOf(parts: readonly Part[]): readonly string[] {
  const runs = parts.map((part) => (part.kind === 'word' ? part.text : '\0')).join('');
  return runs
    .split('\0')
    .flatMap((run) => run.split(/[\s()+/-]+/u))
    .filter((word) => word !== '');
}

function currencyOf(parts: readonly Part[]): string | null {
  for (const part of parts) {
    if (part.kind !== 'sign') continue;
    const place = placeCurrencies[part.place.toUpperCase()];
    return place !== undefined && sharedSigns.test(part.sign) ? place : part.sign;
  }
  const isOne = (word: string) => isCurrency(word) || isCurrencySign(word) || sharedWords.test(word);
  return wordsOf(parts).find(isOne) ?? null;
}

/** From so many digits on, a plus before a number is that of a phone. */
const phoneDigits = 7;

/** The digits in the places that a format has for each, `0000 000 000`; null where it is not such a format. */
function masked(digits: string, parts: readonly Part[]): string | null {
  if (parts.some(({ kind }) => kind === 'mark' || kind === 'sign')) return null;
  const places = parts.filter(({ kind }) => kind === 'digit');
  const zero = places.findIndex((part) => part.kind === 'digit' && part.mark === '0');
  const isPadded = zero !== -1 && zero < places.length - 1;
  const before = parts.slice(
    0,
    parts.findIndex(({ kind }) => kind === 'digit'),
  );
  const opening = before.map((part) => (part.kind === 'word' ? part.text : '')).join('');
  const isDialled = /\d/.test(opening) || (opening.includes('+') && digits.length >= phoneDigits);
  if (places.length === 0 || !(isPadded || isDialled)) return null;
  let left = digits;
  let open = places.length;
  const shown: string[] = [];
  for (const part of parts.toReversed()) {
    if (part.kind === 'word') {
      // Between places that no digit is left for, nothing is written.
      const isFilled = left !== '' || open === 0 || open === places.length;
      const hasZeros = places.slice(0, open).some((place) => place.kind === 'digit' && place.mark === '0');
      if (isFilled || hasZeros) shown.push(part.text);
    } else if (part.kind === 'digit') {
      open -= 1;
      // The first place takes all digits that are left.
      const taken = open === 0 ? left : left.slice(-1);
      left = open === 0 ? '' : left.slice(0, -1);
      shown.push(taken === '' && part.mark === '0' ? '0' : taken);
    }
  }
  return shown.toReversed().join('').trim();
}

/** Returns a decimal with its point moved, without an exponent: `0.15` by two is `15`. */
function shifted(text: string, places: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = whole + fraction.padEnd(places, '0');
  const at = whole.length + places;
  const moved = `${digits.slice(0, at).replace(/^0+(?=\d)/, '')}.${digits.slice(at)}`;
  return sign + moved.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, '');
}

/** Decimals of most currencies: those below are kept even where a format hides them. */
const hundredths = 2;

function decimalsOf(parts: readonly Part[]): number {
  const point = parts.findIndex((part) => part.kind === 'mark' && part.mark === '.');
  return point === -1 ? 0 : parts.slice(point).filter(({ kind }) => kind === 'digit').length;
}

/** Rounds what a formula has computed and no currency has: `109.989` by two is `109.99`. */
function withDecimals(text: string, most: number): string {
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals > most ? String(Number(`${Math.round(Number(`${text}e${most}`))}e-${most}`)) : text;
}

/** Returns what shows a number in a format: its digits in full, and what the format says besides. */
function showIn(sections: readonly Section[], text: string): string {
  const value = Number(text);
  const parts = sectionFor(value, sections)?.parts ?? [];
  const marks = parts.flatMap((part) => (part.kind === 'mark' ? [part.mark] : []));
  const percents = marks.filter((mark) => mark === '%').length;
  if (percents > 0) return `${shifted(text, 2 * percents)}%`;
  const currency = currencyOf(parts);
  if (currency !== null) return `${withDecimals(text, Math.max(hundredths, decimalsOf(parts)))} ${currency}`;
  const words = wordsOf(parts);
  const hasDigits = parts.some(({ kind }) => kind === 'digit') || marks.length > 0;
  if (!hasDigits && words.some((word) => /\p{L}/u.test(word))) {
    return parts
      .map((part) => (part.kind === 'word' ? part.text : ''))
      .join('')
      .trim();
  }
  // A comma behind the last digit divides by a thousand.
  const isScaled =
    parts.findLastIndex((part) => part.kind === 'mark' && part.mark === ',') >
    parts.findLastIndex(({ kind }) => kind === 'digit');
  const [unit] = words;
  if (words.length === 1 && unit !== undefined && isUnit(unit) && !isScaled) return `${text} ${unit}`;
  return (/^\d+$/.test(text) ? masked(text, parts) : null) ?? text;
}

/** Longest code that a spreadsheet keeps, with room for its escapes. */
const longestCode = 1000;

/**
 * Reads the code of a number format (`0%`, `#,##0.00 [$€-407]`, `00000`): returns a function that writes a plain decimal
 * as a cell of the format means it: `15%`, `1234.5 €`, `02138`. Only amounts of a currency are rounded, to its decimals.
 * What only looks different (thousands, decimals, colours) changes nothing.
 */
export function numberFormat(code: string): (text: string) => string {
  if (code.length > longestCode) return (text) => text;
  const sections = sectionsOf(code);
  return (text) => showIn(sections, text);
}
