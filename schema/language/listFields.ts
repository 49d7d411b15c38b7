import type { AnyEntity } from './entity.ts';
import { inverseOf, type Field } from '../fields/field.ts';
import { summaryTab, tabOfSection } from './tabs.ts';

/**
 * Returns the fields in answers of lists: columns, filters, the states of a record, and fields of its summary that are
 * in its own row. Rows, inverse sets and fields of other tabs come only with the record itself, so that a long record
 * does not slow its list down.
 */
export function listedFields(entity: AnyEntity): ReadonlySet<string> {
  const { list, lists = {}, fields, form, title } = entity;
  const asked = [
    ...Object.values(lists).flatMap(({ columns, hidden = [] }) => [...columns, ...hidden]),
    title,
    ...Object.keys(entity.states ?? {}),
    ...list.columns,
    ...(list.hidden ?? []),
    ...(list.card ?? []),
    ...(list.filters ?? []),
  ];
  const inForm = new Set(Object.values(form).flat());
  const onSummary = Object.entries(form).flatMap(([section, names]) =>
    tabOfSection(entity, section) === summaryTab ? names : [],
  );
  const kept = Object.keys(fields).filter((name) => !inForm.has(name) && fields[name]?.readOnly === true);
  const isPlain = (field: Field | undefined) => field !== undefined && field.kind !== 'rows' && !inverseOf(field);
  const plain = [...onSummary, ...kept].filter((name) => isPlain(fields[name]));
  return new Set([...asked, ...plain].filter((name) => Object.hasOwn(fields, name)));
}
