import { specNameMistakesOf } from './records/furtherKeys.ts';
import {
  accessMistakes,
  bulkMistakes,
  duplicateMistakes,
  filterMistakes,
  importMistakes,
  otherNameMistakes,
  optionMistakes,
  pinMistakes,
  presetMistakes,
} from './checkParts.ts';
import { boardMistakes, sumMistakes } from './board.ts';
import { timelineMistakes } from './lists/timeline.ts';
import { systemColumns, type AnyEntity } from './entity.ts';
import { columnName, inverseOf, type Field } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { furtherListMistakes } from './lists/furtherListMistakes.ts';
import { rangeOf } from './listRange.ts';
import { talkMistakes } from './effects/talk.ts';
import { calendarMistakes } from './effects/calendar.ts';
import { notifyMistakes } from './effects/notifies.ts';
import { declaredSteps } from './states.ts';
import { stateMistakes } from './stateMistakes.ts';
import { dialogMistakes, quickMistakes, tabMistakes } from './tabs.ts';

/** Every mistake found in a declaration or among declarations, in one error. */
export class DeclarationError extends Error {
  readonly mistakes: readonly string[];

  constructor(of: string, mistakes: readonly string[]) {
    super(`The declaration of ${of} is wrong:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
    this.name = 'DeclarationError';
    this.mistakes = mistakes;
  }
}

/** Wire keys and columns that the engine keeps for itself. */
const reserved = new Set(
  'id version createdAt createdBy updatedAt deletedAt deletedBy deletionId custom kind agencyId'.split(' '),
);

/** Every wire key that a field takes in answers and bodies. */
export function keysOf(name: string, field: Field): readonly string[] {
  const kind = kindOf(field);
  const stored = kind.columns(name, field).map((column) => column.key);
  const linked = (kind.links?.(name, field) ?? []).flatMap((link) => [link.key, link.labelKey ?? link.key]);
  const labels = (kind.labels?.(name, field) ?? []).map((label) => label.key);
  const keys = new Set([...stored, ...linked, ...labels]);
  return keys.size > 0 ? [...keys] : [name];
}

/** Throws a `DeclarationError` with everything about one entity that types cannot say. */
export function checkEntity(entity: AnyEntity): void {
  const mistakes: string[] = [];
  const names = new Set([...Object.keys(entity.fields), ...systemColumns]);
  const known = (list: readonly string[] | undefined, where: string) => {
    for (const name of list ?? []) if (!names.has(name)) mistakes.push(`${where} names '${name}', which is no field`);
    const twice = (list ?? []).filter((name, index, all) => all.indexOf(name) !== index);
    for (const name of twice) mistakes.push(`${where} names '${name}' twice`);
  };

  if (!/^[a-z][A-Za-z0-9]*$/.test(entity.name)) mistakes.push(`the name '${entity.name}' is not in camel case`);
  if (!/^\/[a-z0-9/-]+$/.test(entity.api.base)) mistakes.push(`the base '${entity.api.base}' is not a path`);
  known([...entity.list.columns, ...(entity.list.hidden ?? [])], 'list.columns and list.hidden');
  for (const part of ['card', 'filters', 'sortable', 'search', 'sums'] as const)
    known(entity.list[part], `list.${part}`);
  known(entity.duplicates, 'duplicates');
  for (const names of entity.indexes ?? []) known(names, 'indexes');
  known(entity.copy?.clears, 'copy.clears');
  known(entity.quick, 'quick');
  const { advised, ...groups } = entity.rules ?? {};
  for (const names of [advised, ...Object.values(groups).flat()]) known(names, 'rules');
  mistakes.push(...copyMistakes(entity));
  known([entity.list.sort[0]], 'list.sort');
  known(entity.list.bulk?.edit, 'list.bulk.edit');
  known([rangeOf(entity.list)?.field ?? []].flat(), 'list.range');
  known(Object.values(entity.form).flat(), 'form');
  mistakes.push(
    ...titleMistakes(entity),
    ...fieldMistakes(entity),
    ...listMistakes(entity),
    ...furtherListMistakes(entity),
    ...stateMistakes(entity),
    ...tabMistakes(entity),
    ...dialogMistakes(entity),
    ...quickMistakes(entity),
    ...importMistakes(entity),
    ...otherNameMistakes(entity),
    ...specNameMistakesOf(entity),
    ...reachMistakes(entity),
    ...takesWithMistakes(entity),
    ...notifyMistakes(entity),
    ...calendarMistakes(entity),
    ...talkMistakes(entity),
  );
  if (mistakes.length > 0) throw new DeclarationError(entity.name, mistakes);
}

/** Mistakes of `api.reach`: keys that a field or the engine has. */
function reachMistakes({ api, fields }: AnyEntity): string[] {
  const { reach } = api;
  const taken = new Set([...reserved, ...Object.entries(fields).flatMap(([name, field]) => keysOf(name, field))]);
  return [reach?.key, reach?.answer].flatMap((key) =>
    key !== undefined && taken.has(key) ? [`api.reach takes the key '${key}', which there is already`] : [],
  );
}

/** Mistakes of `api.takesWith`: flags of steps that there are not, or that a field has. */
function takesWithMistakes(entity: AnyEntity): string[] {
  const steps = declaredSteps(entity).map(({ name }) => name);
  const taken = new Set(Object.entries(entity.fields).flatMap(([name, field]) => keysOf(name, field)));
  return Object.entries(entity.api.takesWith ?? {}).flatMap(([flag, step]) => [
    ...(steps.includes(step) ? [] : [`api.takesWith names the step '${step}', which there is not`]),
    ...(taken.has(flag) || reserved.has(flag) ? [`api.takesWith takes the key '${flag}', which there is already`] : []),
  ]);
}

function titleMistakes({ fields, title }: AnyEntity): string[] {
  const field = fields[title];
  return field?.kind === 'text' && field.required ? [] : [`the title '${title}' is no required text`];
}

/** Returns the mistakes in fields and in their places in the form. */
export function fieldMistakes(entity: AnyEntity): string[] {
  const mistakes: string[] = [];
  const owners = new Map<string, string>();
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) mistakes.push(`the field '${name}' is not in camel case`);
    for (const key of keysOf(name, field)) {
      const owner = owners.get(key);
      if (reserved.has(key)) mistakes.push(`the field '${name}' takes the key '${key}', which the engine keeps`);
      if (owner !== undefined) mistakes.push(`the fields '${owner}' and '${name}' both take the key '${key}'`);
      if (columnName(key).length > 50) mistakes.push(`the key '${key}' of the field '${name}' is longer than 50`);
      owners.set(key, name);
    }
    mistakes.push(...optionMistakes(entity, name, field));
    const inForm = Object.values(entity.form).flat().includes(name);
    // Derived and inverse fields are shown on the page, but not in the form.
    const isDerived = field.kind === 'computed' || inverseOf(field) !== undefined;
    if (field.readOnly && inForm && !isDerived) mistakes.push(`the form asks for '${name}', which is read-only`);
    // New records start with the default, and steps change it.
    const isBySteps = entity.states?.[name] !== undefined && 'default' in field;
    if (field.required && !field.readOnly && !inForm && !isBySteps)
      mistakes.push(`the form lacks '${name}', which is required`);
  }
  return mistakes;
}

/** Mistakes of `copy`: a copy lacks required fields, or the entity cannot be created. */
function copyMistakes({ copy, fields, title, api }: AnyEntity): string[] {
  const mistakes: string[] = [];
  if (copy && api.without?.includes('create')) mistakes.push('its records are copied, but nobody makes any');
  for (const name of copy?.clears ?? []) {
    const field = fields[name];
    const isFilled = field?.kind === 'status' || (field && 'default' in field && field.default !== undefined);
    if (name === title || (field?.required && !isFilled))
      mistakes.push(`copy.clears names '${name}', which is required`);
  }
  return mistakes;
}

function listMistakes(entity: AnyEntity): string[] {
  const mistakes: string[] = [
    ...accessMistakes(entity),
    ...filterMistakes(entity),
    ...bulkMistakes(entity),
    ...duplicateMistakes(entity),
    ...pinMistakes(entity),
    ...presetMistakes(entity),
    ...sumMistakes('list', entity.list.sums ?? [], entity.fields),
    ...boardMistakes(entity),
    ...timelineMistakes(entity),
  ];
  const { list, fields } = entity;
  const shown = new Set<string>([...list.columns, ...(list.hidden ?? [])]);
  for (const name of list.card ?? []) {
    if (name === entity.title) mistakes.push(`the card shows the title '${name}' anyway`);
    else if (fields[name] && !shown.has(name)) mistakes.push(`the card shows '${name}', which is no column`);
  }
  const sortable = new Set<string>(list.sortable);
  for (const name of sortable) {
    const field = fields[name];
    if (field && kindOf(field).sortKey(name, field) === null) mistakes.push(`'${name}' has no order to sort by`);
  }
  if (!sortable.has(list.sort[0])) mistakes.push(`the list sorts by '${list.sort[0]}', which is not sortable`);
  for (const name of list.search ?? []) {
    if (!['text', 'phone', 'place'].includes(fields[name]?.kind ?? '')) mistakes.push(`'${name}' cannot be searched`);
  }
  const range = rangeOf(list);
  const bounded = fields[range?.field ?? ''];
  const isBoundable = bounded === undefined || ['date', 'instant', 'zoned'].includes(bounded.kind);
  if (!isBoundable) mistakes.push(`'${range?.field}' is no day or moment`);
  return mistakes;
}
