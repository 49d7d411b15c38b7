import type { ChangeKind } from '../../rules/notifications.ts';
import type { Field } from '../../fields/field.ts';

/** The notification that a change of a field causes, with its recipients. */
export interface ChangeNotice<Name extends string = string> {
  /** `COMPLETED` where the field is filled, `DATE_CHANGED` where its value changes after the record was made. */
  readonly as: ChangeKind;
  /** The fields that name these staff. */
  readonly to: readonly Name[];
}

function isStaff(field: Field | undefined): boolean {
  const target = (field as { readonly target?: unknown } | undefined)?.target;
  return target === 'staff';
}

/** Returns what is wrong in the notifications that an entity declares. */
export function notifyMistakes({
  notifies = {},
  fields,
}: {
  readonly notifies?: Readonly<Partial<Record<string, ChangeNotice>>>;
  readonly fields: Readonly<Record<string, Field>>;
}): readonly string[] {
  return Object.entries(notifies).flatMap(([name, notice]) => {
    const unknown = fields[name] ? [] : [`notifies names '${name}', which is no field`];
    const others = (notice?.to ?? []).filter((to) => !isStaff(fields[to]));
    return [...unknown, ...others.map((to) => `notifies.${name} tells '${to}', which does not point to staff`)];
  });
}
