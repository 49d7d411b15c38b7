import type { AnyEntity, NamedFilter } from './entity.ts';
import type { Field, FilterSpec } from '../fields/field.ts';
import { instant } from '../fields/instant.ts';
import { kindOf } from '../fields/kinds.ts';
import type { RefField } from '../fields/ref.ts';
import { rangeOf } from './listRange.ts';
import { fieldAt } from './records/references.ts';
import { string, uuid } from '../fields/schemas.ts';
import type { StatusField } from '../fields/status.ts';
import { statusCategories, type StatusType } from '../rules/statuses.ts';

/** One filter of a list: a field's own parameters, or a parameter with a name of its own. */
export interface ListFilter {
  /** The field's name, or the parameter of a named filter. */
  readonly name: string;
  /** The fields that it looks at: one, unless it is any of several. */
  readonly fields: readonly string[];
  readonly params: readonly FilterSpec[];
  /** Limits the referenced records to these kinds. */
  readonly kinds?: readonly string[];
  /** The kinds of referenced records that it asks for, by the codes of its values. */
  readonly kindNames?: Readonly<Record<string, string>>;
  /** The type of statuses whose category it asks for. */
  readonly categoriesOf?: StatusType;
  /** Matches records anywhere below the given ones in the tree of its field. */
  readonly isWithin?: true;
  readonly isNamed: boolean;
}

/** The moment of a record's last change: a filter of every list that can be put in that order. */
export const changedAt = 'updatedAt';

/** Returns a field that filters look at: a declared one, a cell of rows by its path, or the moment of the last change. */
export function filteredField(fields: Declared['fields'], name: string): Field | undefined {
  return fieldAt(fields, name) ?? (name === changedAt ? instant() : undefined);
}

/** Returns the filter by a reference in rows, which is called by its path: `lines.talent`. */
function filterOfCell(spec: FilterSpec): ListFilter {
  const path = spec.key.replace(/Id$/, '');
  return { name: path, fields: [path], params: [spec], isNamed: false };
}

type Declared = Pick<AnyEntity, 'list' | 'fields'>;

/** The category codes of a status field's type (AB 3), in their order. */
export function categoryCodesOf(type: StatusType): readonly string[] {
  return Object.keys(statusCategories[type]);
}

/** The fields that a named filter looks at. */
export function fieldsOfFilter(filter: NamedFilter<string>): readonly string[] {
  if ('anyOf' in filter) return filter.anyOf;
  return ['within' in filter ? filter.within : filter.of];
}

/** The fields by which records are found through a reference: itself, or those of a named filter. */
export function referencesOf({ list }: Pick<AnyEntity, 'list'>, by: string): readonly string[] {
  const filter = list.namedFilters?.[by];
  return filter ? fieldsOfFilter(filter) : [by];
}

function namedFilter(param: string, filter: NamedFilter<string>, fields: Declared['fields']): ListFilter {
  const names = fieldsOfFilter(filter);
  const [first = ''] = names;
  const field = fields[first];
  const key = field ? (kindOf(field).filters(first, field)[0]?.key ?? first) : first;
  const base = { name: param, fields: names, isNamed: true };
  const anyOf = (schema: FilterSpec['schema']): readonly FilterSpec[] => [{ param, match: 'any', key, schema }];
  if ('kinds' in filter) return { ...base, params: anyOf(uuid), kinds: filter.kinds };
  if ('kindNames' in filter) {
    const { kindNames } = filter;
    return { ...base, params: anyOf({ ...string, enum: Object.keys(kindNames) }), kindNames };
  }
  if ('anyOf' in filter) return { ...base, params: anyOf(uuid) };
  if ('within' in filter) return { ...base, params: anyOf(uuid), isWithin: true };
  const { type } = field as StatusField;
  return { ...base, params: anyOf({ ...string, enum: categoryCodesOf(type) }), categoriesOf: type };
}

/** Returns every filter of an entity's list, in the order of the declaration: those of fields, then the named ones. */
export function listFiltersOf({ list, fields }: Declared): readonly ListFilter[] {
  const isByChange = list.sortable?.includes(changedAt) === true && rangeOf(list)?.field !== changedAt;
  const names = [...new Set([...(list.filters ?? []), ...(isByChange ? [changedAt] : [])])];
  const ofFields = names.flatMap((name): readonly ListFilter[] => {
    const field = filteredField(fields, name);
    const own = field?.kind === 'rows' ? kindOf(field).filters(name, field) : [];
    if (own.length > 0) return own.map(filterOfCell);
    return field ? [{ name, fields: [name], params: kindOf(field).filters(name, field), isNamed: false }] : [];
  });
  const named = Object.entries(list.namedFilters ?? {}).map(([param, filter]) => namedFilter(param, filter, fields));
  const withWords = (spec: FilterSpec): FilterSpec => {
    const words = list.filterWords?.[spec.param];
    return words ? { ...spec, words } : spec;
  };
  return [...ofFields, ...named].map((filter) => ({ ...filter, params: filter.params.map(withWords) }));
}

/** Kinds that point to one record or none. */
const singles: readonly Field['kind'][] = ['ref', 'refOneOf'];
const pointing: readonly Field['kind'][] = ['ref', 'refs', 'refOneOf', 'refsOneOf'];

/** Returns true if a field points to records. */
export function isPointing(field: Field | undefined): boolean {
  return field !== undefined && pointing.includes(field.kind);
}

/** The kinds that a reference field points to. */
function kindsOf(field: Field): readonly string[] {
  const { target, targets = [] } = field as Field & { readonly target?: string; readonly targets?: readonly string[] };
  return target === undefined ? targets : [target];
}

/** Returns the mistakes of one named filter; `param` is its name. */
function mistakesOf(param: string, filter: NamedFilter<string>, fields: Declared['fields']): readonly string[] {
  const names = fieldsOfFilter(filter);
  const unknown = names.filter((name) => !fields[name]);
  if (unknown.length > 0) return unknown.map((name) => `the filter '${param}' names '${name}', which is no field`);
  const [first, ...others] = names.map((name) => fields[name] as Field);
  if (first === undefined) return [`the filter '${param}' names no field`];
  if ('within' in filter) {
    const { treeDepth } = first as Partial<RefField>;
    return treeDepth === undefined ? [`the filter '${param}' asks what is within '${names[0]}', no tree`] : [];
  }
  if ('of' in filter && !('kinds' in filter) && !('kindNames' in filter)) {
    return first.kind === 'status' ? [] : [`the filter '${param}' asks for the category of '${names[0]}', no status`];
  }
  const loose = names.filter((name) => !isPointing(fields[name]));
  if (loose.length > 0) return loose.map((name) => `the filter '${param}' names '${name}', which is no reference`);
  if ('kinds' in filter || 'kindNames' in filter) {
    const asked = 'kinds' in filter ? filter.kinds : Object.values(filter.kindNames);
    const strange = asked.filter((kind) => !kindsOf(first).includes(kind));
    if (asked.length === 0) return [`the filter '${param}' names no kind`];
    return strange.map((kind) => `the filter '${param}' names '${kind}', to which '${names[0]}' does not point`);
  }
  const known = kindsOf(first);
  return [
    ...(others.length === 0 ? [`the filter '${param}' is any of one field alone`] : []),
    ...(others.some((one) => kindsOf(one).some((kind) => !known.includes(kind)))
      ? [`the filter '${param}' joins fields that point to kinds to which '${names[0]}' does not`]
      : []),
    ...(others.some(({ access }) => access !== first.access)
      ? [`the filter '${param}' joins fields that ask for different rights`]
      : []),
  ];
}

/** Returns the mistakes of words that filters take besides their values; the named filters must be valid. */
export function filterWordMistakes({ list, fields }: Declared): readonly string[] {
  const all = listFiltersOf({ list, fields });
  return Object.entries(list.filterWords ?? {}).flatMap(([param, { none }]) => {
    const filter = all.find(({ params }) => params.some((spec) => spec.param === param && spec.match === 'any'));
    if (!filter) return [`list.filterWords names '${param}', which is no filter by any of several values`];
    const isOne =
      !filter.isNamed &&
      filter.fields.every((name) => fields[name] !== undefined && singles.includes(fields[name].kind));
    return none === undefined || isOne
      ? []
      : [`the filter '${param}' has a word for none, but is not by one reference`];
  });
}

/** Returns the mistakes of an entity's named filters. */
export function namedFilterMistakes({ list, fields }: Declared): readonly string[] {
  return Object.entries(list.namedFilters ?? {}).flatMap(([param, filter]) => [
    ...(/^[a-z][A-Za-z0-9]*$/.test(param) ? [] : [`the filter '${param}' is not in camel case`]),
    ...mistakesOf(param, filter, fields),
  ]);
}

/** Returns the mistakes of a list's tabs; its named filters must be valid. */
export function listTabMistakes({ list, fields }: Declared): readonly string[] {
  const { tabs, open = [], opensOn } = list;
  if (opensOn === 'open' && open.length === 0) return ['list.opensOn needs list.open, the categories of that tab'];
  if (tabs === undefined)
    return open.length > 0 ? ['list.open needs list.tabs, of whose categories it names some'] : [];
  const filter = listFiltersOf({ list, fields }).find(({ params }) => params.some(({ param }) => param === tabs));
  const isChoice = filter?.isNamed === false && filter.fields.every((name) => fields[name]?.kind === 'choice');
  if (!filter?.categoriesOf && !isChoice)
    return [`list.tabs names '${tabs}', which is no filter by a choice or by the category of a status`];
  if (!filter.categoriesOf)
    return open.length > 0 ? ['list.open names categories, but its tabs are those of a choice'] : [];
  const codes = categoryCodesOf(filter.categoriesOf);
  return open.flatMap((code) => (codes.includes(code) ? [] : [`list.open names '${code}', which is no category`]));
}
