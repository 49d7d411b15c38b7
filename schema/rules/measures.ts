import type { Quantity } from './limits.ts';

/** Systems of measurement. */
export const measureSystems = ['metric', 'imperial'] as const;
/** In which units lengths and masses are read and written. */
export type MeasureSystem = (typeof measureSystems)[number];

const inch = 25.4;
const foot = 12 * inch;
const pound = 453.592_37;
/** From this length on (millimetres) people say feet and inches: it is a height. */
const tall = 4 * foot;

/** Size of each unit in the smallest unit, by its spellings. */
const units: Readonly<Record<Quantity, readonly (readonly [written: readonly string[], size: number])[]>> = {
  length: [
    [['mm'], 1],
    [['cm'], 10],
    [['m'], 1000],
    [['in', 'inch', 'inches', '"', '″', '”'], inch],
    [['ft', 'foot', 'feet', "'", '′', '’'], foot],
  ],
  mass: [
    [['g'], 1],
    [['kg'], 1000],
    [['lb', 'lbs', 'pound', 'pounds'], pound],
    [['st', 'stone'], 14 * pound],
  ],
  share: [[['%'], 100]],
};

const usual: Readonly<Record<Quantity, Readonly<Record<MeasureSystem, string>>>> = {
  length: { metric: 'cm', imperial: 'in' },
  mass: { metric: 'kg', imperial: 'lb' },
  share: { metric: '%', imperial: '%' },
};

/** The unit that a number without one is meant in. */
export function usualUnit(quantity: Quantity, system: MeasureSystem): string {
  return usual[quantity][system];
}

function sizeOf(quantity: Quantity, unit: string): number | undefined {
  return units[quantity].find(([written]) => written.includes(unit))?.[1];
}

/** Returns true if a word beside a number is a unit of measure, `cm` or `%`. */
export function isUnit(word: string): boolean {
  return Object.values(units).some((of) => of.some(([written]) => written.includes(word)));
}

const rounded = (value: number, step: number) => Math.round(value / step) * step;
const formats: Record<string, Intl.NumberFormat> = {};
const digits = (value: number, language = 'en') =>
  (formats[language] ??= new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })).format(
    value,
  );

/** A measure as people read it: `182.5 cm`, `6′ 0″`, `38.5 in`, `72.4 kg`, `160 lb`, `12.5 %`, in French `182,5 cm`. */
export function formatMeasure(value: number, quantity: Quantity, system: MeasureSystem, language?: string): string {
  const unit = usualUnit(quantity, system);
  if (system === 'metric' || quantity === 'share')
    return `${digits(value / (sizeOf(quantity, unit) ?? 1), language)} ${unit}`;
  if (quantity === 'mass') return `${digits(rounded(value / pound, 0.5), language)} ${unit}`;
  const inches = rounded(value / inch, 0.5);
  return value < tall
    ? `${digits(inches, language)} ${unit}`
    : `${Math.floor(inches / 12)}′ ${digits(inches % 12, language)}″`;
}

/** A measure to the last of its smallest units, for files: `182.5 cm`, `72.456 kg`, `12.25 %`. */
export function exactMeasure(value: number, quantity: Quantity): string {
  const unit = usualUnit(quantity, 'metric');
  return `${value / (sizeOf(quantity, unit) ?? 1)} ${unit}`;
}

const part = String.raw`(\d{1,7}(?:[.,]\d{1,15})?)\s*([a-z'"′″’”%]*)`;
const written = new RegExp(String.raw`^${part}(?:\s*${part})?$`, 'i');

/** Smallest and largest sensible value of a measure, in smallest units. */
export type MeasureRange = readonly [least: number, most: number];

/**
 * Returns the size of the unit of a number alone: the usual one or, of a length that is not sensible in it, a larger one
 * in which it is. `1.83` of a height is in metres, `6` in feet.
 */
function unitAlone(number: number, quantity: Quantity, system: MeasureSystem, range: MeasureRange): number {
  const size = sizeOf(quantity, usualUnit(quantity, system)) ?? 1;
  if (quantity !== 'length') return size;
  const larger = system === 'imperial' && Number.isInteger(number) ? foot : 1000;
  const isSensible = (one: number) => number * one >= range[0] && number * one <= range[1];
  return !isSensible(size) && isSensible(larger) ? larger : size;
}

const anything: MeasureRange = [0, Infinity];

/**
 * Parses a written measure into smallest units; null if it is not a measure. A number alone is in the usual unit of the
 * system (or in metres or feet where only those make it sensible), and each unit is understood in either: `182,5`,
 * `1.82 m`, `5'11`, `6 ft 1 in`, `11 st 4 lb`.
 * @param range the sensible values
 */
export function parseMeasure(
  text: string,
  quantity: Quantity,
  system: MeasureSystem,
  range: MeasureRange = anything,
): number | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, first = '', firstUnit = '', second, secondUnit = ''] = match;
  const numberOf = (digitsOf: string) => Number(digitsOf.replace(',', '.'));
  const size =
    firstUnit === '' && second === undefined
      ? unitAlone(numberOf(first), quantity, system, range)
      : sizeOf(quantity, firstUnit.toLowerCase() || usualUnit(quantity, system));
  if (size === undefined) return null;
  if (second === undefined) return Math.round(numberOf(first) * size);
  // A second part is of the next smaller unit: inches after feet, pounds after stone.
  const next = size === foot ? 'in' : size === 14 * pound ? 'lb' : undefined;
  const smaller = sizeOf(quantity, secondUnit.toLowerCase() || (next ?? ''));
  if (next === undefined || smaller === undefined || smaller !== sizeOf(quantity, next)) return null;
  return Math.round(numberOf(first) * size + numberOf(second) * smaller);
}
