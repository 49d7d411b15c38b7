import * as yup from 'yup';
import { array, type AnySchema, object, type ObjectSchema, StringSchema, string, ValidationError } from 'yup';
import type { ColumnSpec, Field } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { defaultsOf, fallsBack } from './defaults.ts';
import { refusal, type Refusal } from '../fields/rule.ts';
import { isUuid } from '../rules/texts.ts';
import type { RowsField } from '../fields/rows.ts';
import type { TextOptions } from '../fields/text.ts';

/** Write that a body is for. */
export type Mode = 'create' | 'update';
type Fields = Readonly<Record<string, Field>>;

/** Error of one key of a body. */
export interface KeyRefusal extends Refusal {
  readonly field: string;
}

/** An empty text clears, like null, where the field may be empty; where it always has a value, it takes its default. */
function emptied(rule: AnySchema, column: ColumnSpec | undefined): AnySchema {
  const isNeverEmpty = column !== undefined && !column.isNullable && column.default !== undefined;
  const cleared: unknown = isNeverEmpty ? column.default : null;
  const isText = rule instanceof StringSchema;
  return rule
    .nullable()
    .optional()
    .transform((value: unknown) => (value === null || (isText && value === '') ? cleared : value));
}

function demanded(rule: AnySchema, mode: Mode, hasDefault: boolean): AnySchema {
  const message = refusal('required');
  const isThere = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  // yup's own `required` would also demand the key in a patch, where an absent key means unchanged.
  return rule
    .nullable()
    .test('required', message, (value: unknown) =>
      value === undefined ? mode === 'update' || hasDefault : isThere(value),
    );
}

/** Returns a row with its empty texts replaced by their fallback cells. */
function completed({ cells }: RowsField, row: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');
  const filled = Object.entries(cells).flatMap(([cell, declared]) => {
    const { fallback } = declared as TextOptions;
    return fallback !== undefined && isEmpty(row[cell]) ? [[cell, row[fallback]] as const] : [];
  });
  return { ...row, ...Object.fromEntries(filled) };
}

function rowsRule(name: string, field: RowsField, rule: AnySchema): AnySchema {
  const row = bodyRule(field.cells as Fields, 'create').shape({
    id: string().test('id', refusal('reference'), (value) => value === undefined || isUuid(value)),
  });
  const defaults = defaultsOf(field.cells as Fields);
  const whole = row.transform((given: unknown) =>
    typeof given === 'object' && given !== null ? completed(field, { ...defaults, ...given }) : given,
  );
  const isBlank = (one: unknown) =>
    Object.values((one ?? {}) as object).every((value) => typeof value !== 'string' || value.trim() === '');
  const kept = (given: unknown) =>
    field.dropsBlank === true && Array.isArray(given) ? given.filter((one) => !isBlank(one)) : given;
  return (rule as ReturnType<typeof array>).concat(array(whole)).transform(kept).label(name);
}

/**
 * The yup rule of a body that writes these fields: the same for the server and for forms. An update is a patch: absent
 * is unchanged. Faults are `Refusal`s. Give `{ context: { today: 'YYYY-MM-DD', now, zone, before } }` for rules about
 * today in a time zone, about the moment, and about what the record was before.
 */
export function bodyRule(fields: Fields, mode: Mode): ObjectSchema<Record<string, unknown>> {
  const shape: Record<string, AnySchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const kind = kindOf(field);
    const columns = new Map(kind.columns(name, field).map((column) => [column.key, column]));
    Object.entries(kind.rules(name, field, yup)).forEach(([key, rule], index) => {
      const whole = field.kind === 'rows' ? rowsRule(name, field as RowsField, rule) : rule;
      const isDemanded = index === 0 && field.required === true;
      shape[key] = isDemanded ? demanded(whole, mode, fallsBack(field)) : emptied(whole, columns.get(key));
    });
  }
  return object(shape) as ObjectSchema<Record<string, unknown>>;
}

/** The wire key of a fault in rows, as forms name it (`addresses.0.zip`). */
function fieldOf(path: string | undefined): string {
  return (path ?? 'body').replace(/\[(\d+)\]/g, '.$1');
}

/**
 * Checks a body against its rule: the values as they should be kept (trimmed, empty texts as null), and what is wrong with
 * each key, the first fault of a key only. The value of a key with a fault is of no use.
 */
export async function checkBody(
  rule: ObjectSchema<Record<string, unknown>>,
  body: unknown,
  context: {
    readonly today: string;
    readonly now?: number;
    readonly zone?: string;
    readonly before?: Readonly<Record<string, unknown>>;
  },
): Promise<{ values: Record<string, unknown>; faults: readonly KeyRefusal[] }> {
  try {
    return { values: await rule.validate(body, { abortEarly: false, context }), faults: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = new Map<string, KeyRefusal>();
    for (const inner of error.inner.length > 0 ? error.inner : [error]) {
      const field = fieldOf(inner.path);
      const said = inner.errors[0] as unknown;
      const known =
        typeof said === 'object' && said !== null && 'key' in said ? (said as Refusal) : refusal('wrongType');
      if (!faults.has(field)) faults.set(field, { ...known, field });
    }
    return {
      values: rule.cast(body, { assert: false, context }) as Record<string, unknown>,
      faults: [...faults.values()],
    };
  }
}
