import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { can } from '../../../../schema/access/can.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { registry } from '../../../../schema/index.ts';
import { isNamedAlone } from '../../../../schema/language/quickAdd.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { addedFieldsQuery } from '../../agencyEntity.ts';
import { useMaking, type Maker } from './useMaking.ts';

/**
 * Quick add (AB 2): makes records that a field may point to from a name alone. One maker for each kind that needs no more
 * and that the person may make, in the order of the declaration, the usual kind first.
 */
export function useNewRecord(field: Field): readonly Maker[] {
  const actor = useActor();
  const translate = useTranslate();
  const notify = useNotify();
  const make = useMaking();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const targets = targetsOf(field);
  const permitted = targets.filter((kind) => can(actor, 'create', kind, registry) !== 'no').map(registry.get);
  const isAsked = permitted.some(({ customFields }) => customFields === true);
  const { data, isPending, failureCount } = useQuery({ ...addedFieldsQuery(dataProvider), enabled: isAsked });
  // What cannot be found out the server judges.
  if (isAsked && isPending && failureCount === 0) return [];
  const makable = permitted.filter((entity) => isNamedAlone(entity, data ?? { customFields: [] }));
  return makable.map(({ name: kind, title }) => {
    const name = translate(`resources.${kind}.name`, { smart_count: 1 });
    return {
      kind,
      ...(targets.length > 1 && { name }),
      make: async (word) => {
        const made = await make(kind, { [title]: word });
        if (made) notify('app.views.record.created', { messageArgs: { name } });
        return made;
      },
    };
  });
}
