import { nameOf, type ChoiceField } from '../../fields/choice.ts';
import type { AnyEntity } from '../entity.ts';
import type { ListCondition } from './listCondition.ts';
import { declaredSteps } from '../states.ts';
import { conditionKey } from './furtherLists.ts';

/** Actions on the selected records, besides the steps, that a further list may offer. */
const listActions = ['assign', 'edit', 'merge', 'export', 'delete', 'restore'] as const;

/** Returns the mistakes of a condition of a list. */
function conditionMistakes(entity: AnyEntity, at: string, name: string, condition: ListCondition): string[] {
  const field = entity.fields[name];
  if (!field) return [`${at} asks for '${name}', which is no field`];
  if (field.access) return [`${at} asks for '${name}', which asks for a right of its own`];
  const key = conditionKey(entity, name);
  if (key === null) return [`${at} asks for '${name}', which has no one value`];
  if ('is' in condition && field.kind === 'choice') {
    const { choices } = field as ChoiceField;
    const known = (value: unknown) => nameOf(choices, value) !== undefined;
    return condition.is.flatMap((value) =>
      known(value) ? [] : [`${at} asks for '${value}', which '${name}' cannot be`],
    );
  }
  if (('from' in condition || 'to' in condition) && field.kind !== 'integer')
    return [`${at} bounds '${name}', which is no integer`];
  return [];
}

/** Returns the mistakes of the lists besides the main one. */
export function furtherListMistakes(entity: AnyEntity): string[] {
  const { lists = {}, list, fields, api } = entity;
  const mistakes: string[] = [];
  const known = new Set([...Object.keys(fields), 'createdAt', 'updatedAt']);
  const steps = declaredSteps(entity).map(({ name }) => name);
  const routes = Object.values(lists).map(({ route }) => route);
  for (const [name, further] of Object.entries(lists)) {
    const at = `lists.${name}`;
    const { route, where, columns, hidden = [], card = [], filters = [], sort, actions = [] } = further;
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) mistakes.push(`the list '${name}' is not in camel case`);
    if (!/^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/.test(route)) mistakes.push(`${at}.route '${route}' is no path`);
    if (routes.filter((one) => one === route).length > 1) mistakes.push(`two lists have the route '${route}'`);
    const shown = [...columns, ...hidden];
    for (const one of shown) if (!known.has(one)) mistakes.push(`${at} shows '${one}', which is no field`);
    for (const one of new Set(shown.filter((other, index) => shown.indexOf(other) !== index)))
      mistakes.push(`${at} shows '${one}' twice`);
    for (const one of card) if (!shown.includes(one)) mistakes.push(`${at}.card shows '${one}', which is no column`);
    for (const one of filters)
      if (!list.filters?.includes(one)) mistakes.push(`${at} filters by '${one}', by which the main list does not`);
    if (!list.sortable?.includes(sort[0])) mistakes.push(`${at} sorts by '${sort[0]}', which is not sortable`);
    const conditions = Object.entries(where);
    if (conditions.length === 0) mistakes.push(`${at} has no condition: it would be the main list`);
    for (const [field, condition] of conditions)
      if (condition) mistakes.push(...conditionMistakes(entity, at, field, condition));
    for (const action of actions)
      if (![...listActions, ...steps].includes(action)) mistakes.push(`${at} offers '${action}', which is no action`);
  }
  if (Object.keys(lists).length > 0 && api.without?.includes('list'))
    mistakes.push('it has further lists, and none that they are further to');
  return mistakes;
}
