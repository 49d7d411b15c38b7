import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { addedTo, fieldsOf, type AgencyFields, type KnownField } from '../../schema/language/fieldsOf.ts';
import { tabOfSection } from '../../schema/language/tabs.ts';
import type { GreenroomDataProvider } from '../dataProvider/types.ts';

/** The name of the part of a form that holds the fields that the agency added. No declared part is called so. */
export const addedSection = 'custom.';

/**
 * Returns the form with the agency's fields, each at the end of its part, if that is on the summary, where a record is
 * created; else in a part of their own at the end.
 */
function formWith(entity: AnyEntity, added: readonly KnownField[]): AnyEntity['form'] {
  const partOf = ({ custom }: KnownField) => {
    const named = custom?.section ?? '';
    return Object.hasOwn(entity.form, named) && tabOfSection(entity, named) === 'summary' ? named : addedSection;
  };
  const namesIn = (part: string) => added.filter((one) => partOf(one) === part).map(({ name }) => name);
  const declared = Object.entries(entity.form).map(([part, names]) => [part, [...names, ...namesIn(part)]]);
  return { ...(Object.fromEntries(declared) as AnyEntity['form']), [addedSection]: namesIn(addedSection) };
}

/**
 * An entity as an agency knows it: with the fields that it added as the last columns, which are hidden until somebody shows
 * them, as filters and edits of many, and in the form.
 */
export function withAdded(entity: AnyEntity, agency: AgencyFields): AnyEntity {
  const added = addedTo(entity, agency);
  if (added.length === 0) return entity;
  const { list } = entity;
  const names = added.map(({ name }) => name);
  const sortable = added.filter(({ name, field }) => kindOf(field).sortKey(name, field) !== null);
  return {
    ...entity,
    fields: Object.fromEntries(fieldsOf(entity, agency).map(({ name, field }) => [name, field])),
    list: {
      ...list,
      hidden: [...(list.hidden ?? []), ...names],
      filters: [...(list.filters ?? []), ...names],
      sortable: [...(list.sortable ?? []), ...sortable.map(({ name }) => name)],
      ...(list.bulk && { bulk: { edit: [...list.bulk.edit, ...names] } }),
    },
    form: formWith(entity, added),
  };
}

/** Query of the custom fields: fetched once. */
export function addedFieldsQuery(dataProvider: GreenroomDataProvider) {
  return {
    queryKey: ['customFields'],
    queryFn: async ({ signal }: { readonly signal?: AbortSignal }): Promise<AgencyFields> => ({
      customFields: (await dataProvider.customFields({ ...(signal && { signal }) })).data,
    }),
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

const none: AgencyFields = { customFields: [] };

/**
 * The entity as the agency knows it; as declared until that is known, and where it cannot be found out. `isSettled` says
 * that there is nothing to wait for. Entities that cannot have such fields never ask.
 */
export function useAgencyEntity(entity: AnyEntity): { readonly entity: AnyEntity; readonly isSettled: boolean } {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const isAsked = entity.customFields === true;
  const { data, isFetched, failureCount } = useQuery({ ...addedFieldsQuery(dataProvider), enabled: isAsked });
  const hasFailed = failureCount > 0;
  return useMemo(
    () => ({ entity: withAdded(entity, data ?? none), isSettled: !isAsked || isFetched || hasFailed }),
    [data, entity, hasFailed, isAsked, isFetched],
  );
}
