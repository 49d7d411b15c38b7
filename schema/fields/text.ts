import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { isTimeZone } from '../rules/dates.ts';
import { isLocale } from '../rules/locales.ts';
import { isCurrency } from '../rules/money.ts';
import { patterns, type PatternKey } from '../rules/patterns.ts';
import type { MessageKey } from '../rules/messages.ts';
import { isBlank, withoutMarks } from '../rules/texts.ts';
import { refusal } from './rule.ts';
import { nullable, string } from './schemas.ts';

/** Among which records a text occurs once. Letter case and the way in which accents are encoded do not count. */
export interface UniqueOptions {
  /**
   * Fields that limit uniqueness: values must differ only among records that share these fields (`['type']`). A missing
   * value equals no value. All records by default.
   */
  readonly within?: readonly string[];
  /** Error message for a second record with the value. */
  readonly message?: MessageKey;
}

/**
 * Series of numbers: `C-2027-0001`. Settings of the agency say how numbers look; all other names but `of` are fields of
 * these settings.
 */
export interface SeriesOptions {
  readonly settings: string;
  /** A text with which numbers begin. */
  readonly prefix: string;
  /** Date field of the record whose year a number is of; the agency's current day by default, and if it is empty. */
  readonly of?: string;
  /** A flag: numbers restart each year and have it in them; without this option they always do. */
  readonly restarts?: string;
  /** An integer: the digits that a number has at least; 4 by default. */
  readonly digits?: string;
  /** An integer: the number from which the series, or that of the current year, goes on. It only moves forward. */
  readonly next?: string;
}

export interface TextOptions extends CommonOptions {
  /** In characters; 255 for a line, 10,000 for a text of several lines. */
  readonly max?: number;
  readonly isMultiline?: boolean;
  /** A multiline text in Markdown: emphasis, lists, quotes, links. HTML in it is treated as text. */
  readonly isRich?: boolean;
  /** The read-only set of staff that keeps whom a rich text mentions. */
  readonly mentions?: string;
  /** In rows: the pattern that another cell, a choice, asks for by its value. */
  readonly patternBy?: { readonly cell: string; readonly patterns: Readonly<Record<string, PatternKey>> };
  /** In rows: the cell whose value is used if this one is empty. */
  readonly fallback?: string;
  /** A shared pattern (AB 5, CM 5): email, website, instagram... */
  readonly pattern?: PatternKey;
  /** List of suggestions offered while typing; other words stay possible. */
  readonly suggests?: 'country';
  /** No two records of an agency that are not deleted share it; the message that a second one gets, or more about it. */
  readonly unique?: MessageKey | UniqueOptions;
  /** A filter finds the whole value instead of a part of it; an empty one finds the records without a value. */
  readonly isFilteredWhole?: boolean;
  /** The text may contain ids of records; they are updated when those records are merged. */
  readonly namesRecords?: boolean;
  /**
   * The read-only flag of the record with which a form shows the value, a code, but no longer takes another one, and the
   * message that says why. Whoever keeps the values refuses the change.
   */
  readonly locked?: { readonly by: string; readonly reason: MessageKey };
  /** A new record gets the next number of a series, without a gap. */
  readonly series?: SeriesOptions;
  /** Value on create if none is given. */
  readonly default?: string;
}

export interface TextField<Value = string | null> extends Field<{ '': Value }, { '': Value }>, TextOptions {
  readonly kind: 'text';
}

/** A line or a text: trimmed, limited, optionally of a shared pattern. */
export function text<const O extends TextOptions>(options?: O): TextField<Maybe<O, string>> {
  return { ...options, kind: 'text' };
}

/**
 * Returns the scope within which a field's value is unique and the error message for a second record; undefined if the
 * value need not be unique.
 */
export function uniqueOf(field: Field): Required<UniqueOptions> | undefined {
  const { unique } = field as TextOptions;
  if (unique === undefined) return undefined;
  const { within = [], message = 'notUnique' } = typeof unique === 'string' ? { message: unique } : unique;
  return { within, message };
}

/** Returns the maximum length of a text, in characters. */
export function textLimit(field: TextOptions): number {
  return field.max ?? (field.isMultiline ? 10_000 : 255);
}

/** The pattern of such a cell's value, by what the row says in the cell that decides. */
export function patternIn({ pattern, patternBy }: TextOptions, row: Readonly<Record<string, unknown>>) {
  if (!patternBy) return pattern;
  const said = String(row[patternBy.cell]);
  return Object.hasOwn(patternBy.patterns, said) ? patternBy.patterns[said] : undefined;
}

/** Returns true if a text of a pattern is a known value, by pattern. */
const known: { readonly [Pattern in PatternKey]?: (text: string) => boolean } = {
  timeZone: isTimeZone,
  currency: isCurrency,
  locale: isLocale,
};

/** Patterns of texts that count as they are written: a mark is refused in a file's name, and part of a password. */
const literal: readonly (PatternKey | undefined)[] = [undefined, 'libraryName', 'password'];

/**
 * Returns a text as it is kept: empty if nothing in it is seen, and without invisible marks where it has the pattern of an
 * address or a code.
 */
export function keptText(text: string, { pattern, patternBy }: Pick<TextOptions, 'pattern' | 'patternBy'>): string {
  if (isBlank(text)) return '';
  return patternBy || !literal.includes(pattern) ? withoutMarks(text).trim() : text;
}

export const textKind: KindDefinition<TextField> = {
  columns: (name, field) => [
    {
      key: name,
      type: 'text',
      isNullable: !field.required,
      default: field.default,
      isUnique: field.unique !== undefined,
      schema: field.required ? string : nullable(string),
    },
  ],
  rules: (name, field, yup) => {
    const limit = textLimit(field);
    let rule = yup
      .string()
      .trim()
      .transform((value: unknown) => (typeof value === 'string' ? keptText(value, field) : value))
      .max(limit, refusal('tooLong', { max: limit }));
    const pattern = field.pattern && patterns[field.pattern];
    if (pattern) {
      rule = rule.matches(pattern.regex, {
        message: refusal(pattern.message, pattern.params),
        excludeEmptyString: true,
      });
    }
    if (field.patternBy) {
      rule = rule.test('patternBy', (value, context) => {
        const asked = patternIn(field, context.parent as Record<string, unknown>);
        if (!value || asked === undefined || patterns[asked].regex.test(value)) return true;
        return context.createError({ message: refusal(patterns[asked].message, patterns[asked].params) });
      });
    }
    // What only looks like a zone would fail whatever is worked out in it.
    const isKnown = field.pattern && known[field.pattern];
    if (isKnown && pattern) rule = rule.test('known', refusal(pattern.message), (value) => !value || isKnown(value));
    return { [name]: rule };
  },
  filters: (name, field) => [
    { param: name, match: field.isFilteredWhole ? 'equals' : 'contains', key: name, schema: string },
  ],
  sortKey: (name) => name,
};
