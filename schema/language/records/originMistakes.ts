import type { AnyEntity } from '../entity.ts';
import { machinesOf } from '../states.ts';
import { isState } from '../stateMistakes.ts';
import { leadsInto, type Lead } from './origins.ts';
import { targetsOf } from './references.ts';
import { fits } from './takenValues.ts';

/** Returns the mistakes in what a new record takes from another one. */
function takeMistakes({ takes, from }: Lead, entity: AnyEntity, source: AnyEntity): readonly string[] {
  if (Object.keys(takes).length === 0) return [`its records take nothing from '${from}'`];
  return Object.entries(takes).flatMap(([name, names]) => {
    const target = entity.fields[name];
    if (!target || target.readOnly) return [`its '${name}' from '${from}' is no field that is written`];
    return [names ?? []].flat().flatMap((one) => {
      const theirs = source.fields[one];
      if (!theirs) return [`its '${name}' takes '${one}' from '${from}', which has no such field`];
      return fits(target, theirs) ? [] : [`its '${name}' takes '${one}' from '${from}', which does not fit`];
    });
  });
}

/** Returns the mistakes in the states from which a record leads on. */
function whenMistakes({ when = {}, from }: Lead, source: AnyEntity): readonly string[] {
  return Object.entries(when).flatMap(([field, states]) => {
    const machine = machinesOf(source).find((one) => one.field === field);
    if (!machine) return [`its records come from '${from}' by '${field}', by which that has no states`];
    return states
      .filter((state) => !isState(machine, state))
      .map((state) => `its records come from '${from}' in '${state}', which is no state of '${field}'`);
  });
}

/** Returns the mistakes in how one of two records names the other. */
function linkMistakes({ field, by, from, key }: Lead, entity: AnyEntity, source: AnyEntity): readonly string[] {
  if (field !== undefined) {
    const isAsked = Object.values(entity.form).flat().includes(field);
    return [
      ...(entity.fields[field]?.kind === 'ref' && isAsked
        ? []
        : [`its records come from '${field}', which is no reference of its form`]),
      ...(entity.list.filters?.includes(field) ? [] : [`its records come from '${field}', which list.filters lacks`]),
    ];
  }
  const pointing = source.fields[by ?? ''];
  const isWritten = pointing?.kind === 'ref' && !pointing.readOnly && targetsOf(pointing).includes(entity.name);
  return [
    ...(isWritten ? [] : [`its records fulfil '${from}' by '${by}', which does not point here`]),
    ...(source.api.without?.includes('update') ? [`its records fulfil '${from}', which nobody updates`] : []),
    ...(entity.fields[from] ? [`its records fulfil '${from}' by the key '${key}', which a field takes`] : []),
  ];
}

/** Returns the mistakes in where the records of an entity come from. */
export function originMistakes(entity: AnyEntity, get: (name: string) => AnyEntity | undefined): readonly string[] {
  const unnamed = Object.keys(entity.comesFrom ?? {})
    .filter((field) => targetsOf(entity.fields[field]).length === 0)
    .map((field) => `its records come from '${field}', which is no reference of its form`);
  const leads = leadsInto(entity);
  const isMade = leads.length === 0 || !entity.api.without?.includes('create');
  return [
    ...unnamed,
    ...(isMade ? [] : ['its records come from others, but nobody makes any']),
    ...leads.flatMap((lead) => {
      const source = get(lead.from);
      if (!source) return [`its records come from '${lead.from}', which is not registered`];
      return [
        ...linkMistakes(lead, entity, source),
        ...takeMistakes(lead, entity, source),
        ...whenMistakes(lead, source),
      ];
    }),
  ];
}
