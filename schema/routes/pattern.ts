import { isUuid } from '../rules/texts.ts';

/** The names of the parameters in a react-router pattern: `/talent/:id/library/*` has `id` and `*`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParameterIn<Segment> | ParameterOf<Rest>
  : ParameterIn<Pattern>;

type ParameterIn<Segment extends string> = Segment extends `:${infer Name}` ? Name : Segment extends '*' ? '*' : never;

/**
 * Values that a parameter may have: one of the listed words, `code` (a word that an agency chose: not an id, and not a
 * word that addresses use) or `id` (a uuid or digits). A parameter that is not listed accepts any segment.
 */
export type AllowedValues = Readonly<Record<string, readonly string[] | 'code' | 'id'>>;

/** The parameters of a pattern as an object, each as narrow as `Allowed` says. */
export type ParametersOf<Pattern extends string, Allowed = unknown> = {
  readonly [Name in ParameterOf<Pattern>]: Name extends keyof Allowed
    ? Allowed[Name] extends readonly (infer Value)[]
      ? Value
      : string
    : string;
};

const digits = /^\d+$/;

const reservedWords = new Set(['add', 'detail', 'edit']);

/** Returns true if a path segment looks like an id: a uuid or digits only (AB 2). */
export function looksLikeId(segment: string): boolean {
  return digits.test(segment) || isUuid(segment);
}

/** Returns true if a decoded segment is a valid value of the parameter `name`. */
export function isAllowed(allowed: AllowedValues | undefined, name: string, value: string): boolean {
  if (value === '' || value === '.' || value === '..') return false;
  const rule = allowed !== undefined && Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (rule === undefined) return true;
  if (rule === 'id') return looksLikeId(value);
  if (rule === 'code') return !looksLikeId(value) && !reservedWords.has(value);
  return rule.includes(value);
}

/**
 * Writes the parameters into a pattern, each percent-encoded; `*` takes a path of several segments.
 * Throws a RangeError that names the parameter when one is missing or not allowed.
 */
export function fillPattern(
  pattern: string,
  parameters: Readonly<Record<string, string | undefined>>,
  allowed?: AllowedValues,
): string {
  const valueOf = (name: string, value: string | undefined): string => {
    if (value === undefined || !isAllowed(allowed, name, value)) {
      throw new RangeError(`"${String(value)}" cannot stand for "${name}" in ${pattern}`);
    }
    return encodeURIComponent(value);
  };
  const write = (segment: string): string => {
    if (segment.startsWith(':')) return valueOf(segment.slice(1), parameters[segment.slice(1)]);
    if (segment !== '*') return segment;
    return (parameters['*'] ?? '')
      .split('/')
      .map((part) => valueOf('*', part))
      .join('/');
  };
  return pattern.split('/').map(write).join('/');
}
