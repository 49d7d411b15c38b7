import { useMemo, useState } from 'react';
import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { avatarField } from '../../../../schema/fields/file.ts';
import { accessLookup } from '../../../../schema/outlines.ts';
import { dueRuleOf } from '../../../../schema/language/due.ts';
import { deletedByKey, type AnyEntity } from '../../../../schema/language/entity.ts';
import { fieldsAssigning } from '../../../../schema/language/records/references.ts';
import { declaredSteps, machinesOf, neededFor } from '../../../../schema/language/states.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { ColumnSettings } from '../../../widgets/grid/columnSettings.ts';
import { shownKeys } from '../../../fields/shownKeys.ts';
import { fieldsNamed, rightOn, viewFieldsOf, type NamedField } from '../../view-fields/viewFields.ts';
import { reachingFields } from '../../reach/reachesOthers.ts';
import { useColumnSettings } from '../../view-fields/useColumnSettings.ts';

/** Reader and layout of a list. */
export interface ListLook {
  readonly actor: Actor;
  readonly settings: ColumnSettings;
  /** Cards instead of a table. */
  readonly isNarrow: boolean;
  /** Deleted records, whose rows show who deleted them. */
  readonly isDeleted?: boolean;
}

/**
 * Returns the fields that decide on the actions and the look of a row: its states, the fields that its steps need, its
 * rule of recurrence, assigned staff, and the status that says whether it is overdue.
 */
function decidingFields(entity: AnyEntity, actor: Actor): readonly string[] {
  const isAssigned = (['update', 'delete'] as const).some(
    (action) => can(actor, action, entity.name, accessLookup) === 'assigned',
  );
  return [
    ...reachingFields(entity),
    ...machinesOf(entity).map(({ field }) => field),
    ...declaredSteps(entity)
      .flatMap(neededFor)
      .flatMap((name) => [name, ...Object.keys(entity.fields[name]?.onlyWith ?? {})]),
    ...(entity.rules?.advised ?? []),
    ...[entity.list.pin ?? []].flat(),
    ...[dueRuleOf(entity)?.status ?? []].flat(),
    ...(isAssigned ? fieldsAssigning(entity, true) : []),
  ];
}

/**
 * Returns the wire keys to request for the rows of a list: those of its columns or cards, the name and the avatar, and
 * those that decide on a row's actions. Custom fields are requested together, since they are columns unless hidden.
 * Takes a declared entity, so that rows can be requested before the custom fields are known.
 */
export function rowFields(entity: AnyEntity, { actor, settings, isNarrow, isDeleted }: ListLook): readonly string[] {
  const isSeen = ({ field }: NamedField) => rightOn(actor, field) !== 'none';
  const { columns, card, status } = viewFieldsOf(entity, (field) => rightOn(actor, field), settings);
  const onCard = [...(card ?? columns), ...(status ? [status] : [])];
  const needed = fieldsNamed(entity, [entity.title, avatarField, ...decidingFields(entity, actor)]).filter(isSeen);
  const keys = [...(isNarrow ? onCard : columns), ...needed].flatMap(shownKeys);
  const deletion = ['deletedAt', ...(isDeleted ? [deletedByKey] : [])];
  return [...new Set([...keys, ...deletion, ...(entity.customFields ? ['custom'] : [])])].sort();
}

/**
 * Returns the wire keys that a list requests now. Former keys stay while they suffice, so that hiding a column, and
 * showing it again, does not refetch the rows.
 */
export function useRowFields(entity: AnyEntity, isNarrow: boolean, isDeleted = false): readonly string[] {
  const actor = useActor();
  const [settings] = useColumnSettings(entity.name);
  const needed = useMemo(
    () => rowFields(entity, { actor, settings, isNarrow, isDeleted }),
    [actor, entity, isDeleted, isNarrow, settings],
  );
  const [asked, setAsked] = useState({ actor, entity, fields: needed });
  const isEnough =
    asked.actor === actor && asked.entity === entity && needed.every((key) => asked.fields.includes(key));
  if (isEnough) return asked.fields;
  setAsked({ actor, entity, fields: needed });
  return needed;
}
