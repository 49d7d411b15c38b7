import { defaultCurrency, defaultLocale } from './limits.ts';

/**
 * ISO 4217's currencies whose minor unit is not a hundredth: digits after the point. A table of our own, since `Intl`
 * follows CLDR, which gives 17 currencies fewer digits and changes from one runtime to the next: kept amounts must not.
 */
const minorDigits = new Map<string, number>([
  ...listed('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0),
  ...listed('BHD IQD JOD KWD LYD OMR TND', 3),
  ...listed('CLF UYW', 4),
]);

function listed(codes: string, digits: number): [code: string, digits: number][] {
  return codes.split(' ').map((code) => [code, digits]);
}

const decimal = /^(-?)(\d{1,19})(?:\.(\d{1,19}))?$/;
const largestMinor = 2n ** 63n - 1n;
const knownCurrencies = new Set(Intl.supportedValuesOf('currency'));

/** The codes of all currencies, in capitals and in their order. */
export const currencies: readonly string[] = [...new Set([...knownCurrencies, ...minorDigits.keys()])].toSorted();

/** Returns true if a text is the code of a currency, in capitals. */
export function isCurrency(code: string): boolean {
  return knownCurrencies.has(code) || minorDigits.has(code);
}

/** Returns the number of decimal digits of a currency: 2 for AUD, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  return minorDigits.get(currency) ?? 2;
}

/** A currency with as many digits as any has. */
export const finestCurrency = 'CLF';

function minorUnitsOf(amount: string, currency: string): bigint | null {
  const [, sign, whole = '', fraction = ''] = decimal.exec(amount) ?? [];
  if (sign === undefined) return null;
  const digits = digitsOf(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const size = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (size > largestMinor) return null;
  return sign === '-' ? -size : size;
}

/**
 * Returns true if a text is an amount of the currency: a plain decimal with no more digits than the currency has,
 * within 64 bits of minor units.
 */
export function isAmount(amount: string, currency: string = defaultCurrency): boolean {
  return minorUnitsOf(amount, currency) !== null;
}

/** `12.5` of AUD as `1250n`, exactly; null stays null. Throws a RangeError for a text that `isAmount` refuses. */
export function toMinorUnits(amount: string, currency?: string): bigint;
export function toMinorUnits(amount: string | null, currency?: string): bigint | null;
export function toMinorUnits(amount: string | null, currency: string = defaultCurrency): bigint | null {
  if (amount === null) return null;
  const minor = minorUnitsOf(amount, currency);
  if (minor === null) throw new RangeError(`"${amount}" is no amount of ${currency}`);
  return minor;
}

/**
 * `1250` minor units of AUD as `12.50`: always all digits of the currency; null stays null. A number is not taken, since one of
 * JavaScript has lost the last digits of a large amount.
 */
export function fromMinorUnits(minor: bigint | string, currency?: string): string;
export function fromMinorUnits(minor: bigint | string | null, currency?: string): string | null;
export function fromMinorUnits(minor: bigint | string | null, currency: string = defaultCurrency): string | null {
  if (minor === null) return null;
  const digits = digitsOf(currency);
  const units = BigInt(minor);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

type Display = 'symbol' | 'code';

function formatOf(currency: string, locale: string, currencyDisplay: Display): Intl.NumberFormat {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/**
 * An amount as a reader of that locale expects it, exactly: `1234.5` of AUD in en-AU gives `$1,234.50`, and by its code, as
 * papers have it that leave the country, `AUD 1,234.50`.
 */
export function formatMoney(
  amount: string,
  currency: string = defaultCurrency,
  locale: string = defaultLocale,
  display: Display = 'symbol',
): string {
  return formatOf(currency, locale, display).format(amount as `${number}`);
}
