import type * as Yup from 'yup';
import type { Resource } from '../access/resources.ts';
import type { ImageSize } from '../media.ts';
import type { AgencyDefaults } from '../rules/agencyDefaults.ts';
import type { SpecNames } from './specNames.ts';

/** The closed set of field kinds. A kind without a definition, a column, an input or a filter does not compile. */
export type FieldKind =
  | 'text'
  | 'flag'
  | 'integer'
  | 'measure'
  | 'decimal'
  | 'money'
  | 'currency'
  | 'date'
  | 'instant'
  | 'zoned'
  | 'recurrence'
  | 'choice'
  | 'choices'
  | 'phone'
  | 'place'
  | 'ref'
  | 'refs'
  | 'refOneOf'
  | 'refsOneOf'
  | 'status'
  | 'catalogue'
  | 'catalogues'
  | 'rows'
  | 'file'
  | 'files'
  | 'computed';

/** A character that may join the values of a filter in an address: nothing in an address changes it on the way. */
export type Delimiter = '_' | ',' | '.' | '-' | '~' | ';' | '!' | '*';

/** Options of every field, whatever its kind. */
export interface CommonOptions {
  /** The value must be given on creation and cannot be cleared. */
  readonly required?: boolean;
  /** Kept by the server alone: shown, filtered and sorted, never written through the API or a form. */
  readonly readOnly?: boolean;
  /** The value is given on creation and never changed afterwards. */
  readonly isFixed?: boolean;
  /** Another resource's right is needed to see (VIEW) and to write (EDIT) this field; without it the field is absent. */
  readonly access?: Resource;
  /** Separator of several values of its filter in a list's address; an underscore by default (CM 2). */
  readonly delimiter?: Delimiter;
  /** Values of a choice with which alone a form asks for the field, by the name of that choice. */
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** The kinds of owners on whose pages alone lists and forms have the field; those of all unless said. */
  readonly ofOwners?: readonly string[];
  /** The field's former name: the migration renames its columns instead of dropping and adding them. */
  readonly renamedFrom?: string;
}

/**
 * A declared field: data only. `Read` and `Write` are the shapes its wire keys take in answers and in bodies. Their
 * property names are *parts*: '' is the field's own name, 'Id' a suffix, '~Ids' a suffix on the singular of the name,
 * '=countryCode' a key of its own.
 */
export interface Field<Read extends object = object, Write extends object = object> extends CommonOptions {
  readonly kind: FieldKind;
  /** The agency's name for a field it added; declared fields are named by the catalogs. */
  readonly label?: string;
  /** The agency's help text for a field it added. */
  readonly help?: string;
  /** Never set: carries the types. */
  readonly wire?: { readonly read: Read; readonly write: Write };
}

/** A JSON Schema. */
export type JsonSchema = { readonly [key: string]: unknown };

/** PostgreSQL type of a column. */
export type SqlType = 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'uuid' | 'jsonb';

/** One column of the entity's own table and the wire key it answers to. */
export interface ColumnSpec {
  readonly key: string;
  readonly type: SqlType;
  readonly isNullable: boolean;
  /** Closed set of stored values, kept by a CHECK. */
  readonly values?: readonly string[];
  /** The column points to a row of the record table. */
  readonly pointsTo?: readonly string[];
  /** The column points to a row of the table of files. */
  readonly isFile?: boolean;
  readonly isUnique?: boolean;
  /** The wire value of a create that leaves the key out. */
  readonly default?: unknown;
  /** The default is the agency's own where it has one. */
  readonly agencyDefault?: 'currency' | 'country';
  /** The wire key of the column within whose values this one sorts: an amount within its currency. */
  readonly sortsWithin?: string;
  readonly schema: JsonSchema;
  /** Wire value to stored value, given the whole record's wire values; absent means unchanged. */
  readonly encode?: (wire: never, record: Readonly<Record<string, unknown>>) => unknown;
  /**
   * The wire value that follows from those of the field's other columns. The server works it out with each write;
   * answers carry it, bodies and the history do not.
   */
  readonly derive?: (record: Readonly<Record<string, unknown>>) => unknown;
  /** Stored value to wire value, given the wire values of the columns before it; absent means unchanged. */
  readonly decode?: (stored: never, record: Readonly<Record<string, unknown>>) => unknown;
}

/**
 * A side table that holds an ordered set: of records (`pointsTo`), of files (`isFile`) or of plain codes (`values`).
 */
export interface LinkSpec {
  /** The wire key that carries the ids or codes. */
  readonly key: string;
  /** The wire key that carries the labels of the linked records, or the files themselves. */
  readonly labelKey?: string;
  readonly pointsTo?: readonly string[];
  readonly isFile?: boolean;
  readonly values?: readonly string[];
  readonly encode?: (wire: never) => string;
  readonly decode?: (stored: string) => unknown;
  readonly itemSchema: JsonSchema;
  readonly labelSchema?: JsonSchema;
  /** Further keys of each label (`SpecNamed`). */
  readonly specNames?: SpecNames;
  /** Values that each label of an inverse set carries besides (`RefsOptions.tells`). */
  readonly tells?: Readonly<Record<string, string>>;
  /** The field of the target whose side table (or column) is read from the other side. */
  readonly inverse?: string;
}

/** A label of a referenced record that an answer carries beside the id. */
export interface LabelSpec {
  /** The wire key of the label. */
  readonly key: string;
  /** The wire key of the id column it explains. */
  readonly of: string;
  /** A status includes its colour and its category. */
  readonly isStatus?: boolean;
  /** A status also has the names that the spec gives its parts (`StatusOptions.hasSpecNames`). */
  readonly hasSpecNames?: boolean;
  /** Further values of the referenced record: its entity, and the wire keys of plain columns. */
  readonly tells?: { readonly of: string; readonly keys: readonly string[] };
  /** Further keys of the label (`SpecNamed`). */
  readonly specNames?: SpecNames;
  /** The kind whose right to read decides whether a reader is told the label. */
  readonly guardedBy?: string;
  /** The id is that of a file; the wire holds the whole file or the address of one of its sizes. */
  readonly file?: 'whole' | ImageSize;
  readonly schema: JsonSchema;
}

/** Comparison of a filter parameter with the stored value. */
export type FilterMatch = 'contains' | 'any' | 'is' | 'from' | 'to' | 'equals';

/** Words that a filter by any of several values takes besides these. */
export interface FilterWords {
  /** No condition, whatever else is said. */
  readonly all?: string;
  /** Records without a value. */
  readonly none?: string;
}

/** Codes of a filter: the stored value of each, null for one that asks for nothing, or a further list whose records it asks for. */
export type FilterCodes = Readonly<Record<string, string | null | { readonly list: string }>>;

/** One filter parameter of a list. */
export interface FilterSpec {
  readonly param: string;
  readonly match: FilterMatch;
  /** The wire key of the column or link it filters. */
  readonly key: string;
  /** The schema of one value; `any` takes an array of them. */
  readonly schema: JsonSchema;
  /** Words that `any` takes besides values. */
  readonly words?: FilterWords;
  /** Codes that `any` takes besides values. */
  readonly codes?: FilterCodes;
  /** For `from` and `to` on days: the bound is a day, not a moment. */
  readonly isDay?: boolean;
  /** For `from` and `to` on amounts: the parameter that says their currency, the agency's own unless it is given. */
  readonly currencyParam?: string;
}

/**
 * Definition of a field kind: storage, wire schemas, validation and filters of a field by its name. Tables, routes,
 * forms and documentation derive from it.
 */
export interface KindDefinition<F extends Field> {
  columns(name: string, field: F): readonly ColumnSpec[];
  links?(name: string, field: F): readonly LinkSpec[];
  labels?(name: string, field: F): readonly LabelSpec[];
  /**
   * Completes keys that a body leaves out or gives in another form, given the record before (empty on a create). Runs
   * before the rules, on values of any type. Without the agency's defaults, keys that need them stay as they are.
   */
  settle?(
    name: string,
    field: F,
    body: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
    defaults?: AgencyDefaults,
  ): Readonly<Record<string, unknown>>;
  /**
   * The yup rule of each key that a body or a form may carry (`writtenKeys`), for a value that was given. Yup comes from the
   * caller: pages load it with their first form.
   */
  rules(name: string, field: F, yup: typeof Yup): Readonly<Record<string, Yup.AnySchema>>;
  filters(name: string, field: F): readonly FilterSpec[];
  /** Returns the wire key of the column that sorts; null if the kind has no order. */
  sortKey(name: string, field: F): string | null;
}

/** A reference in an answer, shown whatever the right on the referenced record. */
export interface Reference {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly kind: string;
  /** True if the record is deleted; absent otherwise. */
  readonly isDeleted?: boolean;
}

/** A status as an answer shows it (AB 3: statusName, color, category.code). */
export interface StatusReference extends Reference {
  readonly color: string;
  readonly categoryCode: string;
}

/** The singular of a field's name, by the same rule in types and at run time. */
export type Singular<Name extends string> = Name extends `${infer Stem}ies`
  ? `${Stem}y`
  : Name extends `${infer Stem}uses`
    ? `${Stem}us`
    : Name extends `${infer Stem}s`
      ? Stem
      : Name;

/** The wire key of a part of a field. */
export type KeyOf<Name extends string, Part extends string> = Part extends `=${infer Key}`
  ? Key
  : Part extends `~${infer Suffix}`
    ? `${Singular<Name>}${Suffix}`
    : `${Name}${Part}`;

type Keyed<Name extends string, Parts> = { [Part in keyof Parts as KeyOf<Name, Part & string>]: Parts[Part] };

type Union<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };

/** Keys of a field in answers. */
export type ReadOf<F> = F extends Field<infer Read, infer _Write> ? Read : never;

/** Keys of a field in bodies. */
export type WriteOf<F> = F extends Field<infer _Read, infer Write> ? Write : never;

/** Every wire key of a set of fields in answers. */
export type WireRead<Fields> = Flat<Union<{ [N in keyof Fields]: Keyed<N & string, ReadOf<Fields[N]>> }[keyof Fields]>>;
/** Every wire key of a set of fields in bodies; required keys are checked at run time. */
export type WireWrite<Fields> = Partial<
  Flat<Union<{ [N in keyof Fields]: Keyed<N & string, WriteOf<Fields[N]>> }[keyof Fields]>>
>;

/** The nullable form of a value unless the options say that it is required. */
export type Maybe<Options, Value> = Options extends { readonly required: true } ? Value : Value | null;

/**
 * The singular of a field's name ("collaborators" -> "collaborator", "categories" -> "category", "statuses" ->
 * "status").
 */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (name.endsWith('uses')) return name.slice(0, -2);
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

/** The plural of a field's name ("status" -> "statuses", "category" -> "categories"). */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/**
 * Returns true for a parameter of a list that is named after one value: it takes several, or one without a list around it
 * (AB 3 `creatorId`, `role`).
 */
export function isSingularName(param: string): boolean {
  return !param.endsWith('s');
}

/** Returns the field of the target whose inverse this one is; undefined if it is stored itself. */
export function inverseOf(field: Field): string | undefined {
  return (field as { readonly inverse?: string }).inverse;
}

/** The words that PostgreSQL does not take as a name of a table or column. */
const sqlWords = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
  full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right
  select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using
  variadic verbose when where window with`.split(/\s+/),
);

/** The column name of a wire key ("dueDate" -> "due_date"); a word of SQL gets a mark ("order" -> "order_"). */
export function columnName(key: string): string {
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return sqlWords.has(name) ? `${name}_` : name;
}
