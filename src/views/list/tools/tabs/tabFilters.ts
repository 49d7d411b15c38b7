import type { Actor } from '../../../../../schema/access/access.ts';
import { canField } from '../../../../../schema/access/can.ts';
import { namesOf, codeOf, type ChoiceField } from '../../../../../schema/fields/choice.ts';
import { countedFiltersOf, type CountedFilter } from '../../../../../schema/language/countedFilters.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';

/** Stored name of the choice whose records are put aside. */
const archived = 'ARCHIVED';
/** Most choices that are tabs. */
const mostChoices = 8;

/** A filter whose values are tabs: the name of its field, and its parameter. */
export interface TabFilter {
  readonly param: string;
  readonly name: string;
  readonly of: CountedFilter['filter'];
  /** Of a choice; its stored names and their values on the wire. */
  readonly choices: readonly { readonly name: string; readonly value: string }[];
}

/** Filters of the tabs above a list: by its state, and by whether it is archived. */
export interface TabFilters {
  readonly own: TabFilter | undefined;
  /** Filter of the archived ones; its one choice is the archive. */
  readonly archive: TabFilter | undefined;
}

function tabFilterOf(entity: AnyEntity, { param, filter }: CountedFilter): TabFilter {
  const [name = ''] = filter.fields;
  const { choices = [] } = entity.fields[name] as Partial<ChoiceField>;
  const all = namesOf(choices).map((one) => ({ name: one, value: String(codeOf(choices, one)) }));
  return { param, name, of: filter, choices: all };
}

/**
 * Returns the filters of a list's tabs: the one that the declaration names, or the first choice by which the list can be
 * filtered; and the first other choice that has an archive. Filters of fields that the person may not see are left out.
 */
export function tabFiltersOf(entity: AnyEntity, actor: Actor): TabFilters {
  const { tabs } = entity.list;
  const isSeen = ({ filter }: CountedFilter) =>
    filter.fields.every((name) => canField(actor, entity.fields[name]?.access) !== 'none');
  const all = countedFiltersOf(entity)
    .filter(isSeen)
    .map((one) => tabFilterOf(entity, one));
  const isTabs = ({ param, of, choices }: TabFilter) =>
    tabs === undefined ? !of.isNamed && choices.length <= mostChoices : param === tabs;
  const own = all.find(isTabs);
  const archive = all.find((one) => one !== own && one.choices.some(({ name }) => name === archived));
  return {
    own,
    archive: archive && { ...archive, choices: archive.choices.filter(({ name }) => name === archived) },
  };
}
