import type { FilterSpec } from '../fields/field.ts';
import { isDay } from '../rules/dates.ts';
import { filterTextLimit } from '../rules/limits.ts';
import { isCurrency } from '../rules/money.ts';
import { isKeepable, isUuid } from '../rules/texts.ts';

interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const flags = new Map([
  ['true', true],
  ['false', false],
]);
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: isUuid,
  date: isDay,
  currency: isCurrency,
};

function readNumber(text: string, { minimum = -Infinity, maximum = Infinity }: ValueSchema): number | undefined {
  const number = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}

function readText(text: string, { format = '', pattern }: ValueSchema): string | undefined {
  const isRight = formats[format]?.(text) ?? (pattern === undefined || new RegExp(pattern).test(text));
  return isRight && isKeepable(text) && text.length <= filterTextLimit ? text : undefined;
}

/** Converts a value of a filter to the API's type; undefined if the filter cannot have it. */
export function readValue(text: string, { schema }: FilterSpec): unknown {
  const one = schema as ValueSchema;
  const types = [one.type ?? 'string'].flat();
  const value = types.includes('integer')
    ? readNumber(text, one)
    : types.includes('boolean')
      ? flags.get(text)
      : readText(text, one);
  return one.enum === undefined || one.enum.includes(value) ? value : undefined;
}

/** A decimal text with as many digits after the point as any bound has, as a whole number. */
function scaled(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(4, '0'));
}

/**
 * Returns true if two bounds exclude every value: numbers, amounts (exactly) or days. Both are values of their filters.
 */
export function isCrossed(from: string, to: string): boolean {
  if (isDay(from)) return from > to;
  return scaled(from) > scaled(to);
}
