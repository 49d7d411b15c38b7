import { codeOf, namesOf, type ChoiceField } from '../../fields/choice.ts';
import type { Field } from '../../fields/field.ts';
import type { AnyEntity } from '../entity.ts';
import { listFiltersOf } from '../listFilters.ts';

type Declared = Pick<AnyEntity, 'list' | 'fields'>;

/** Tab of all records of a list that leaves some out: the choice of the tabs, and its values on the wire but those. */
export interface TabOfMost {
  readonly param: string;
  readonly field: Field;
  readonly values: readonly string[];
}

/** Returns the tab of all records but those that stand apart (`list.aside`); undefined if none do. */
export function tabOfMost({ list, fields }: Declared): TabOfMost | undefined {
  const { tabs, aside } = list;
  if (tabs === undefined || aside === undefined) return undefined;
  const filter = listFiltersOf({ list, fields }).find(({ params }) => params.some(({ param }) => param === tabs));
  const field = fields[filter?.fields[0] ?? ''];
  if (filter?.isNamed !== false || field?.kind !== 'choice') return undefined;
  const { choices } = field as ChoiceField;
  const values = namesOf(choices).filter((name) => !aside.includes(name));
  return { param: tabs, field, values: values.map((name) => String(codeOf(choices, name))) };
}

/** Returns the mistakes of values that stand apart from the tab of all. */
export function asideMistakes({ list, fields }: Declared): readonly string[] {
  const { aside, open } = list;
  if (aside === undefined) return [];
  if (open !== undefined) return ['list.aside and list.open both say on what the list opens'];
  const most = tabOfMost({ list, fields });
  if (!most) return ['list.aside needs list.tabs, a filter by a choice, of whose values it names some'];
  const names = namesOf((most.field as ChoiceField).choices);
  return aside.flatMap((name) => (names.includes(name) ? [] : [`list.aside names '${name}', which is no choice`]));
}
