/** Currencies of signs and words that mean one alone. A yen's sign is taken for Japan's, as Unicode names it. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  'JP¥': 'JPY',
  'CN¥': 'CNY',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸': 'KZT',
  '₮': 'MNT',
  '₭': 'LAK',
  '₾': 'GEL',
  '₼': 'AZN',
  '৳': 'BDT',
  '₵': 'GHS',
  '៛': 'KHR',
  ZŁ: 'PLN',
  KČ: 'CZK',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  C$: 'CAD',
  CA$: 'CAD',
  S$: 'SGD',
  SG$: 'SGD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
  R$: 'BRL',
};

/** Currencies that are called dollars, and written with its sign alone at home. */
const dollars = new Set(
  'AUD USD NZD CAD SGD HKD BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD TWD XCD'.split(' '),
);

/** A currency as it is written beside an amount: its code, or `unknown` for one that cannot be told. */
export type WrittenCurrency = string | 'unknown' | null;

/**
 * Returns the currency that words or signs beside an amount mean; null for none, or for the sign of dollars where the
 * amount is in dollars anyway.
 * @param own currency of an amount without any
 */
export function currencyIn(text: string, own: string): WrittenCurrency {
  const written = text.replaceAll(/[\s.]+/g, '').toUpperCase();
  if (written === '') return null;
  if (written === '$') return dollars.has(own) ? null : 'unknown';
  const code = /^[^A-Z]?([A-Z]{3})[^A-Z]?$/.exec(written)?.[1];
  return signs[written] ?? code ?? 'unknown';
}

/** Returns true if a text is the sign of one currency or several: `€`, `$`, `zł`. */
export function isCurrencySign(text: string): boolean {
  return /^\p{Sc}$/u.test(text) || signs[text.toUpperCase()] !== undefined;
}

/** An amount as it is written: digits, and the currency beside them. */
export interface WrittenAmount {
  /** A plain decimal, `-1234.50`. */
  readonly amount: string;
  readonly currency: WrittenCurrency;
}

/**
 * Reads an amount with its currency: `€1,234.50`, `1 234,50 EUR`, `-$5`; null where it is none.
 * @param own currency of an amount without any
 */
export function readAmount(text: string, own: string): WrittenAmount | null {
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/su.exec(text) ?? [];
  const sign = /[-+\u2212]/u.exec(before)?.[0] ?? '';
  const amount = readDigits(`${sign}${digits}`);
  if (amount === null || /[-+\u2212()]/u.test(before.replace(sign, '') + after)) return null;
  const [first, second] = [before.replace(sign, ''), after].filter((one) => one.trim() !== '');
  const named = currencyIn(second ?? first ?? '', own);
  if (first === undefined || second === undefined) return { amount, currency: named };
  // Two that agree: `$5 USD`.
  const other = currencyIn(first, named ?? own);
  return { amount, currency: other === null || other === named ? named : 'unknown' };
}

/** Marks between thousands: blanks of all widths, and apostrophes. */
const gaps = /(?<=\d)[\s\u2019'](?=\d{3}(?!\d))/gu;

/**
 * Reads the digits of an amount as people of any country write it: `1234.5`, `1,234.50`, `1 234,50`, `1.234,50`,
 * `1’234.50`; null for anything else. `1,234` is a thousand and more, as English and exports have it, and `1.234` is not
 * taken: it may be either.
 */
export function readDigits(text: string): string | null {
  const [, sign = '', digits = ''] = /^\s*([-+\u2212]?)\s*(.*?)\s*$/u.exec(text) ?? [];
  const plain = digits.replaceAll(gaps, '');
  if (!/^\d[\d.,]*$/.test(plain) || /[.,]$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const minus = sign === '' || sign === '+' ? '' : '-';
  if (last === -1) return `${minus}${plain}`;
  const mark = plain.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const isGrouped = (part: string, by: string) => new RegExp(String.raw`^\d{1,3}(?:[${by}]\d{3})+$`).test(part);
  const before = plain.slice(0, last);
  const after = plain.slice(last + 1);
  if (before.includes(mark)) {
    // Several of one mark part thousands.
    return !before.includes(other) && isGrouped(plain, mark) ? `${minus}${plain.replaceAll(mark, '')}` : null;
  }
  if (before.includes(other)) {
    return isGrouped(before, other) ? `${minus}${before.replaceAll(other, '')}.${after}` : null;
  }
  const isUnclear = digits === plain && after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (!isUnclear) return `${minus}${before}.${after}`;
  return mark === ',' ? `${minus}${before}${after}` : null;
}

/**
 * Reads an amount that somebody types, by the decimal mark of their language; null for what is none. Where it is a comma,
 * a point means the same, as phones have it; where it is a point, a comma parts thousands and nothing else.
 */
export function readTyped(text: string, decimalMark: ',' | '.'): string | null {
  const plain = text.trim().replaceAll(gaps, '');
  const marks = plain.replaceAll(/[^.,]/g, '');
  const isOneMark = marks.length === 1 && /^[-\u2212]?\d+[.,]\d+$/u.test(plain);
  if (isOneMark && (decimalMark === ',' || marks === '.')) return plain.replace(',', '.').replace('\u2212', '-');
  if (decimalMark === '.' && marks.includes(',') && !/^[-\u2212]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plain))
    return null;
  return readDigits(text);
}
