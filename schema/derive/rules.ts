import { array, type AnySchema, object, type ObjectSchema, StringSchema, string, ValidationError } from 'yup';
import type { Field } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { refusal, type Refusal } from '../fields/rule.ts';
import { isUuid } from '../rules/texts.ts';
import type { RowsField } from '../fields/rows.ts';

export type Mode = 'create' | 'update';
type Fields = Readonly<Record<string, Field>>;

/** What is wrong with one key of a body. */
export interface KeyRefusal extends Refusal {
  readonly field: string;
}

/** The value that a create takes for an absent key, by wire key. */
export function defaultsOf(fields: Fields): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const kind = kindOf(field);
    for (const column of kind.columns(name, field)) {
      if (column.default !== undefined) defaults[column.key] = column.default;
    }
    for (const link of kind.links?.(name, field) ?? []) if (!field.readOnly) defaults[link.key] = [];
    if (field.kind === 'rows') defaults[name] = [];
  }
  return defaults;
}

/** An empty text clears, like null, where the field may be empty. */
function emptied(rule: AnySchema): AnySchema {
  const nullable = rule.nullable().optional();
  return rule instanceof StringSchema
    ? nullable.transform((value: unknown) => (value === '' ? null : value))
    : nullable;
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

function rowsRule(name: string, field: RowsField, rule: AnySchema): AnySchema {
  const row = bodyRule(field.cells as Fields, 'create').shape({
    id: string().test('id', refusal('reference'), (value) => value === undefined || isUuid(value)),
  });
  const defaults = defaultsOf(field.cells as Fields);
  const whole = row.transform((given: unknown) =>
    typeof given === 'object' && given !== null ? { ...defaults, ...given } : given,
  );
  return (rule as ReturnType<typeof array>).concat(array(whole)).label(name);
}

/**
 * The yup rule of a body that writes these fields: the same for the server and for forms. An update is a patch: absent
 * is unchanged. Faults are `Refusal`s. Give `{ context: { today: 'YYYY-MM-DD' } }` for rules about today.
 */
export function bodyRule(fields: Fields, mode: Mode): ObjectSchema<Record<string, unknown>> {
  const shape: Record<string, AnySchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const rules = Object.entries(kindOf(field).rules(name, field));
    rules.forEach(([key, rule], index) => {
      const whole = field.kind === 'rows' ? rowsRule(name, field as RowsField, rule) : rule;
      const hasDefault = 'default' in field && field.default !== undefined;
      shape[key] = index === 0 && field.required ? demanded(whole, mode, hasDefault) : emptied(whole);
    });
  }
  return object(shape) as ObjectSchema<Record<string, unknown>>;
}

/** The wire key of a fault in rows, as forms name it (`addresses.0.zip`). */
function fieldOf(path: string | undefined): string {
  return (path ?? 'body').replace(/\[(\d+)\]/g, '.$1');
}

/**
 * Checks a body against its rule: the values as they should be kept (trimmed, empty texts as null), or what is wrong
 * with each key, the first fault of a key only.
 */
export function checkBody(
  rule: ObjectSchema<Record<string, unknown>>,
  body: unknown,
  context: { today: string },
): { values: Record<string, unknown>; faults: readonly KeyRefusal[] } {
  try {
    return { values: rule.validateSync(body, { abortEarly: false, context }), faults: [] };
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
    return { values: {}, faults: [...faults.values()] };
  }
}
