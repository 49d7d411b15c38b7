import type { AnyEntity } from '../../schema/language/entity.ts';
import { codeOf, namesOf, type ChoiceField } from '../../schema/fields/choice.ts';
import { singular, type Field, type FieldKind } from '../../schema/fields/field.ts';
import type { FileField, FilesField } from '../../schema/fields/file.ts';
import type { InstantField } from '../../schema/fields/instant.ts';
import type { DecimalField } from '../../schema/fields/decimal.ts';
import type { IntegerField } from '../../schema/fields/integer.ts';
import { currencyKey, type MoneyField } from '../../schema/fields/money.ts';
import type { PhoneField } from '../../schema/fields/phone.ts';
import type { RecurrenceField } from '../../schema/fields/recurrence.ts';
import type { RefOptions } from '../../schema/fields/ref.ts';
import type { RowsField } from '../../schema/fields/rows.ts';
import { textLimit, type TextField } from '../../schema/fields/text.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import { addToDay, startOfDay } from '../../schema/rules/dates.ts';
import type { PatternKey } from '../../schema/rules/patterns.ts';

/**
 * Finds ids of records that a reference may point to; may be empty.
 * @param type of the statuses or of the small list, or the shared value, for references that have one
 */
export type FindIds = (kinds: readonly string[], type?: string) => readonly string[];

type Body = Record<string, unknown>;

const hour = 3_600_000;
const zone = 'Australia/Sydney';
/** Returns a time of day; a field that must follow another one is half an hour later. */
const timeOfDay = ({ after }: { readonly after?: string }) => 10 * hour + (after === undefined ? 0 : hour / 2);
const firstMoment = Date.parse('2026-12-01T00:00:00Z');
/** The first of the moments that are over. */
const firstOver = Date.parse('2000-01-01T00:00:00Z');

const texts: Readonly<Record<PatternKey, (n: number) => string>> = {
  website: (n) => `https://www.example.com/${n}`,
  link: (n) => `https://example.com/${n}`,
  facebook: (n) => `https://www.facebook.com/page${n}`,
  instagram: (n) => `https://www.instagram.com/person${n}`,
  youtube: (n) => `https://www.youtube.com/watch${n}`,
  vimeo: (n) => `https://vimeo.com/${n}`,
  video: (n) => `https://vimeo.com/${n}`,
  tiktok: (n) => `https://www.tiktok.com/person${n}`,
  twitter: (n) => `https://x.com/person${n}`,
  spotify: (n) => `https://open.spotify.com/artist${n}`,
  soundCloudOrSpotify: (n) => `https://soundcloud.com/artist${n}`,
  email: (n) => `person${n}@example.test`,
  emailOrPhone: (n) => `person${n}@example.test`,
  phoneTenDigits: (n) => `04${String(n).padStart(8, '0')}`,
  phoneDigits: (n) => `4${n}`,
  password: (n) => `Secret-${n}!`,
  dollar: (n) => `${n}.50`,
  libraryName: (n) => `Folder ${n}`,
  plainWords: (n) => `Word ${n}`,
  hexColor: (n) => `#${(n % 0xffffff).toString(16).padStart(6, '0')}`,
  currency: (n) => ['AUD', 'EUR', 'JPY'][n % 3] ?? 'AUD',
  country: (n) => ['AU', 'FR', 'JP'][n % 3] ?? 'AU',
  locale: (n) => ['en-AU', 'fr-FR', 'ja-JP'][n % 3] ?? 'en-AU',
  timeZone: (n) => ['Australia/Sydney', 'Europe/Paris', 'Asia/Tokyo'][n % 3] ?? 'UTC',
};

function textOf(name: string, field: TextField, n: number): string {
  const text = field.pattern ? texts[field.pattern](n) : `${name} ${String(n).padStart(4, '0')}`;
  return text.slice(-textLimit(field));
}

const codesOf = ({ choices }: Pick<ChoiceField, 'choices'>) => namesOf(choices).map((name) => codeOf(choices, name));
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** Makes the keys of one field in a body; none if no value is possible, as for a reference without targets. */
type Maker = (name: string, field: never, n: number, find: FindIds, given: Body) => Body;
const makers: Readonly<Record<FieldKind, Maker>> = {
  text: (name, field: TextField, n) => ({ [name]: textOf(name, field, n) }),
  flag: (name, _field, n) => ({ [name]: n % 2 === 1 }),
  integer: (name, { min = 0, max = 1_000_000 }: IntegerField, n) => ({ [name]: min + (n % (max - min + 1)) }),
  measure: (name, _field, n) => ({ [name]: 1000 + (n % 1000) }),
  decimal: (name, { min = '0' }: DecimalField, n) => ({ [name]: `${Number(min) + (n % 50)}.5` }),
  money: (name, field: MoneyField, n) => ({
    [name]: `${n}.50`,
    ...(field.in === undefined && { [currencyKey(name, field)]: 'AUD' }),
  }),
  currency: (name) => ({ [name]: 'AUD' }),
  date: (name, _field, n) => ({ [name]: addToDay('1990-01-01', n % 12_000) }),
  instant: (name, { isWithinMonth, isUpToNow }: InstantField, n) => ({
    [name]: (isUpToNow ? firstOver : firstMoment) + (isWithinMonth ? n % 400 : n) * hour,
  }),
  zoned: (name, field: Field & { after?: string }, n) => ({
    [name]: startOfDay(addToDay('2026-12-01', n), zone) + (n % 2 === 0 ? 0 : timeOfDay(field)),
    [`${name}TimeZone`]: zone,
    [`${name}IsAllDay`]: n % 2 === 0,
  }),
  recurrence: (name, { of }: RecurrenceField, n, _find, given) => {
    const rule = { repeat: 'CUSTOM', interval: 1 + (n % 99), unit: 'DAYS', weekdays: null, monthly: null };
    return of.some((one) => given[one] != null) ? { [name]: { ...rule, end: { type: 'AFTER', count: 1 } } } : {};
  },
  choice: (name, field: ChoiceField, n) => ({ [name]: pick(codesOf(field), n) }),
  choices: (name, field: ChoiceField, n) => ({ [name]: codesOf(field).slice(0, 1 + (n % 2)) }),
  phone: (name, { country }: PhoneField, n) => ({
    [name]: `0412${String(n % 1_000_000).padStart(6, '0')}`,
    [country]: 'AU',
  }),
  place: (name, _field, n) => ({ [name]: `${name} ${String(n).padStart(4, '0')}`, [`${name}Id`]: `place-${n}` }),
  ref: one,
  refs: many,
  refOneOf: one,
  refsOneOf: many,
  status: one,
  catalogue: one,
  catalogues: many,
  rows: (name, { cells }: RowsField, n, find) => ({
    [name]: [n, n + 1].map((row) => rowOf(cells, row, find)),
  }),
  file: (name, { isPicture, types }: FileField, n, find) => {
    const id = pick(find(['media'], isPicture ? 'image' : types?.[0]), n);
    return id === undefined ? {} : { [`${name}Id`]: id };
  },
  files: (name, { max = 2, types }: FilesField, n, find) => {
    const ids = find(['media'], types?.[0]);
    const first = ids.length === 0 ? 0 : n % ids.length;
    const some = [...ids.slice(first), ...ids.slice(0, first)].slice(0, Math.min(max, 2));
    return ids.length === 0 ? {} : { [`${singular(name)}Ids`]: some };
  },
  computed: () => ({}),
};

function idsFor(field: Field & RefOptions, find: FindIds, given: Body = {}): readonly string[] {
  if ('type' in field) return find(targetsOf(field), String(field.type));
  // A target is like the record in what they have in common.
  return find(targetsOf(field), field.same && String(given[field.same[0] ?? '']));
}

function one(name: string, field: Field, n: number, find: FindIds, given: Body): Body {
  const id = pick(idsFor(field, find, given), n);
  return id === undefined ? {} : { [`${name}Id`]: id };
}

function many(name: string, field: Field, n: number, find: FindIds): Body {
  const ids = idsFor(field, find);
  const first = ids.length === 0 ? 0 : n % ids.length;
  return ids.length === 0
    ? {}
    : { [`${singular(name)}Ids`]: [...ids.slice(first), ...ids.slice(0, first)].slice(0, 2) };
}

function fieldsBody(fields: Readonly<Record<string, Field>>, n: number, find: FindIds, given: Body = {}): Body {
  const body: Body = { ...given };
  for (const [name, field] of Object.entries(fields)) {
    Object.assign(body, { ...valueOf(name, field, n, find, body), ...given });
  }
  return body;
}

/**
 * A row, its texts as the other cells ask for them. It names no record that could not be deleted because of it, unless it
 * has to: many bodies pick the same one.
 */
function rowOf(cells: RowsField['cells'], n: number, find: FindIds): Body {
  const free = Object.entries(cells).filter(
    ([, cell]) => cell.required === true || (cell as RefOptions).onDelete !== 'refuse',
  );
  const row = fieldsBody(Object.fromEntries(free), n, find);
  const asked = Object.entries(cells).flatMap(([name, cell]) => {
    const { patternBy } = cell as TextField;
    const pattern = patternBy?.patterns[String(row[patternBy.cell])];
    return pattern === undefined ? [] : [[name, texts[pattern](n)]];
  });
  return { ...row, ...Object.fromEntries(asked) };
}

/**
 * Returns a valid value of one field for a body, a different one for each `n`.
 * @param given the body's, or the record's, values of other fields
 */
export function valueOf(name: string, field: Field, n: number, find: FindIds, given: Body = {}): Body {
  if (field.readOnly) return {};
  return makers[field.kind](name, field as never, n, find, given);
}

/** Values of the fields that an entity requires and only the server writes. */
export function fixedOf({ fields }: AnyEntity, n: number, find: FindIds): Body {
  const fixed = Object.entries(fields).filter(([, field]) => field.required && field.readOnly);
  return Object.assign({}, ...fixed.map(([name, field]) => valueOf(name, { ...field, readOnly: false }, n, find)));
}

/**
 * A body that an entity accepts, with every field it can have; another one for another `n`, larger for a larger one.
 * @param given what it says in any case
 */
export function bodyOf(entity: AnyEntity, n: number, find: FindIds = () => [], given: Body = {}): Body {
  const fields = Object.entries(entity.fields).filter(
    ([name]) =>
      !isStepped(entity, name) &&
      !makesOthers(entity, name) &&
      !isExcluded(entity, name) &&
      !writesOthers(entity, name),
  );
  return fieldsBody(Object.fromEntries(fields), n, find, given);
}

/** Returns true if a value is written into another field as well: the project of a task's group. */
function writesOthers({ fields }: AnyEntity, name: string): boolean {
  return 'among' in (fields[name] ?? {});
}

/** Returns true if a field excludes others: a body fills none of them, so that each can be given afterwards. */
function isExcluded({ rules }: AnyEntity, name: string): boolean {
  return rules?.exclusive?.some((group) => group.includes(name)) ?? false;
}

/** Returns true if a value makes further records: a body is for one. */
function makesOthers({ fields }: AnyEntity, name: string): boolean {
  return fields[name]?.kind === 'recurrence' && 'recurrenceId' in fields;
}

/** Returns true if a new record needs a value of a field: it is required, or some rows are. */
export function isNeeded(field: Field): boolean {
  return field.required === true || (field.kind === 'rows' && (field as RowsField).min !== undefined);
}

/** Returns the field by which tests change a record: its title, or its first text where the title follows from others. */
export function changedField({ fields, title }: AnyEntity): string {
  if (!fields[title]?.readOnly) return title;
  return Object.keys(fields).find((name) => fields[name]?.kind === 'text' && !fields[name].readOnly) ?? title;
}

/** Returns the fields that change with that one: the title follows, unless it is a number that the record keeps. */
export function changedWith(entity: AnyEntity): readonly string[] {
  const { fields, title } = entity;
  const isNumber = (fields[title] as TextField | undefined)?.series !== undefined;
  return [...new Set([changedField(entity), ...(isNumber ? [] : [title])])].toSorted();
}

/** Returns true if only steps change a field: a new record starts with the first state. */
export function isStepped({ states }: AnyEntity, name: string): boolean {
  const declared = states?.[name];
  return declared !== undefined && declared.free !== 'all';
}
