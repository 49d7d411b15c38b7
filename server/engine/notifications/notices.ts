import type { TextOptions } from '../../../schema/fields/text.ts';
import type { ChangeNotice } from '../../../schema/language/effects/notifies.ts';
import type { NotificationKind } from '../../../schema/notices.ts';
import type { Change } from '../writing/changes.ts';
import type { WriteCause } from '../writing/events.ts';
import type { Model } from '../model.ts';

/** Something of which a staff member is notified: why, and the field by which it happened. */
export interface Notice {
  readonly staffId: string;
  readonly kind: NotificationKind;
  readonly field?: string;
}

/** A write as far as it decides whom it notifies. */
export interface NotifyingWrite {
  readonly model: Model;
  readonly actor: { readonly staffId: string | null };
  readonly action: string;
  readonly cause: WriteCause;
  readonly changes: readonly Change[];
  readonly after: Readonly<Record<string, unknown>>;
}

/** Causes that notify: a person writes these records, alone or many at once. Others restore, import or follow. */
const isPersonal = (cause: WriteCause) => cause === 'call' || cause === 'bulk' || typeof cause === 'object';
const idsOf = (value: unknown) => [(value ?? []) as string | readonly string[]].flat();

/** The wire key of a field that points to staff. */
function keyOf({ columns, links }: Model, field: string): string | undefined {
  return [...columns, ...links].find((one) => one.field === field)?.spec.key;
}

/** Returns the people whom a change adds to a set, or puts in a field. */
function added({ before, after }: Change): readonly string[] {
  const former = idsOf(before);
  return idsOf(after).filter((id) => !former.includes(id));
}

/** Returns true if a change is one of which a declaration notifies: a step that is taken, or a date that moves. */
function isToldOf({ as }: ChangeNotice, { before, after }: Change, action: string): boolean {
  if (as === 'COMPLETED') return (before ?? null) === null && after !== null;
  return action !== 'create' && JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
}

/**
 * Returns whom a write notifies: the staff whom it gives the record by an assigning field, those whom a text newly
 * mentions, and those whom the declaration names for a changed field (`notifies`). Nobody is notified of their own acts,
 * and each once for a kind.
 */
export function noticesOf({ model, actor, action, cause, changes, after }: NotifyingWrite): readonly Notice[] {
  if (!isPersonal(cause) || (action !== 'create' && action !== 'update')) return [];
  const { fields, notifies = {} } = model.entity;
  const mentioning = new Set(Object.values(fields).flatMap((field) => (field as TextOptions).mentions ?? []));
  const found: Notice[] = [];
  for (const change of changes) {
    const stored = model.column(change.field) ?? model.link(change.field);
    if (!stored) continue;
    const { field } = stored;
    const declared = fields[field];
    if (declared && 'assigns' in declared && declared.assigns === true)
      found.push(...added(change).map((staffId) => ({ staffId, kind: 'ASSIGNED' as const, field })));
    if (mentioning.has(field)) found.push(...added(change).map((staffId) => ({ staffId, kind: 'MENTIONED' as const })));
    const notice = notifies[field];
    if (!notice || stored.spec.key !== keyOf(model, field) || !isToldOf(notice, change, action)) continue;
    const people = notice.to.flatMap((name) => idsOf(after[keyOf(model, name) ?? name]));
    found.push(...people.map((staffId) => ({ staffId, kind: notice.as, field })));
  }
  const isFirst = ({ staffId, kind }: Notice, index: number) =>
    found.findIndex((one) => one.staffId === staffId && one.kind === kind) === index;
  return found.filter((one, index) => one.staffId !== actor.staffId && isFirst(one, index));
}
