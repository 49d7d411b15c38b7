import type { Field } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import type { RowsField } from '../fields/rows.ts';
import type { AgencyDefaults } from '../rules/agencyDefaults.ts';

type Body = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** A row of a field of rows with the currency and country of the agency, where it says none. */
function settledRow({ cells }: RowsField, row: unknown, defaults: AgencyDefaults): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const given = row as Body;
  const missing = Object.entries(cells).flatMap(([name, cell]) =>
    kindOf(cell)
      .columns(name, cell)
      .flatMap(({ key, agencyDefault }) =>
        agencyDefault && given[key] === undefined ? [[key, defaults[agencyDefault]] as const] : [],
      ),
  );
  return settledBody(cells, { ...Object.fromEntries(missing), ...given }, {}, defaults);
}

const known = new WeakMap<Fields, readonly [string, Field][]>();

/** The fields that may complete a body: their kinds do, or rows of theirs have defaults. */
function settledFields(fields: Fields): readonly [string, Field][] {
  const settled =
    known.get(fields) ??
    Object.entries(fields).filter(
      ([, field]) => !field.readOnly && (field.kind === 'rows' || kindOf(field).settle !== undefined),
    );
  known.set(fields, settled);
  return settled;
}

/**
 * Completes a body with the keys that follow from it, by the kinds of its fields and the agency's defaults: the rules
 * judge the result. Values may be of any type.
 * @param before the record that a patch changes; empty for a new one
 */
export function settledBody(fields: Fields, body: Body, before: Body, defaults: AgencyDefaults): Body {
  const further: Body[] = [];
  for (const [name, field] of settledFields(fields)) {
    const { settle } = kindOf(field);
    if (settle) further.push(settle(name, field, body, before, defaults));
    const rows = body[name];
    if (field.kind === 'rows' && Array.isArray(rows)) {
      further.push({ [name]: rows.map((row: unknown) => settledRow(field as RowsField, row, defaults)) });
    }
  }
  return Object.assign({}, body, ...further) as Body;
}
