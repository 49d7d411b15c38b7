import { modeParams } from './lists/filterModes.ts';
import { systemColumns, type AnyEntity } from './entity.ts';
import type { Field } from '../fields/field.ts';
import { avatarField, type FileField } from '../fields/file.ts';
import type { RefField, RefOptions } from '../fields/ref.ts';
import type { PhoneField } from '../fields/phone.ts';
import { isCellKind, referenceCells, type RowsField } from '../fields/rows.ts';
import type { TextOptions } from '../fields/text.ts';
import { kindOf, writtenColumns } from '../fields/kinds.ts';
import { likenessOf } from '../duplicates.ts';
import { asideMistakes } from './lists/asideTabs.ts';
import { filterWordMistakes, listFiltersOf, listTabMistakes, namedFilterMistakes } from './listFilters.ts';
import { presetsOf, rangeOf } from './listRange.ts';
import { readName } from './api/otherNames.ts';
import { readValue } from '../derive/filterValue.ts';
import { sharedCurrencyMistakes } from './records/sharedCurrency.ts';
import { uniqueMistakes } from './uniqueWithin.ts';

interface Options {
  readonly after?: string;
  readonly assigns?: RefOptions['assigns'];
  readonly inverse?: string;
  readonly isCreator?: boolean;
  readonly target?: string;
  readonly targets?: readonly (string | undefined)[];
}

/** Options of a field that do not fit the others of the declaration. */
export function optionMistakes(entity: AnyEntity, name: string, field: Field): string[] {
  const mistakes: string[] = [];
  const { assigns, inverse, isCreator, target, targets = [target] } = field as Field & Options;
  if (field.renamedFrom !== undefined && entity.fields[field.renamedFrom]) {
    mistakes.push(`'${name}' was renamed from '${field.renamedFrom}', which is still a field`);
  }
  mistakes.push(...orderMistakes(name, field, entity.fields));
  if (assigns === true && targets.some((kind) => kind !== 'staff')) {
    mistakes.push(`'${name}' assigns, but not only staff`);
  }
  if (assigns !== undefined && inverse !== undefined) {
    mistakes.push(`'${name}' assigns, but is written on the other side`);
  }
  if (isCreator && (target !== 'staff' || field.required)) {
    mistakes.push(`'${name}' names the creator: it points to staff and is not required, since not all have a record`);
  }
  const { treeDepth } = field as Partial<RefField>;
  if (treeDepth !== undefined && target !== entity.name)
    mistakes.push(`'${name}' is a tree of '${target}', another entity`);
  if (treeDepth !== undefined && treeDepth < 2) mistakes.push(`'${name}' is a tree of less than two levels`);
  const isFace = name === avatarField && field.kind === 'file';
  if (isFace && (field.access !== undefined || !(field as FileField).isPicture)) {
    mistakes.push(
      `'${avatarField}' is what everybody sees of a record: it is a picture, and asks for no right of its own`,
    );
  }
  mistakes.push(...fixedMistakes(name, field), ...sameMistakes(name, field as RefOptions, entity.fields));
  mistakes.push(...uniqueMistakes(name, field, entity.fields), ...sharedCurrencyMistakes(name, field, entity));
  if (field.kind === 'text') mistakes.push(...richMistakes(name, field as TextOptions, entity.fields));
  if (field.kind === 'rows') mistakes.push(...rowsMistakes(name, field as RowsField));
  if (field.kind === 'phone') mistakes.push(...followMistakes(name, field as PhoneField, entity.fields));
  return mistakes;
}

/** A fixed field whose value is a set, which an update adds to and takes from; rows that are no table are written as a whole. */
function fixedMistakes(name: string, field: Field): string[] {
  const isWhole = field.kind === 'rows' && (field as RowsField).isTable !== true;
  const isSet = !isWhole && kindOf(field).columns(name, field).length === 0;
  return field.isFixed && isSet ? [`'${name}' is fixed, but no single value`] : [];
}

/** Fields that a reference has in common with its target, and that may change on this side. */
function sameMistakes(name: string, { same = [] }: RefOptions, fields: AnyEntity['fields']): string[] {
  return same
    .filter((other) => !fields[other]?.isFixed)
    .map((other) => `'${name}' has '${other}' in common with its target, which is no fixed field`);
}

/** A time that comes after what is none of its kind. */
function orderMistakes(name: string, field: Field, others: Readonly<Record<string, Field>>): string[] {
  const { after } = field as Field & Options;
  if (after === undefined || others[after]?.kind === field.kind) return [];
  return [`'${name}' may not come before '${after}', which is no ${field.kind} field`];
}

/** Options of references that mean a whole record, which a row is not. */
const recordOptions = ['assigns', 'same', 'among', 'isCreator', 'treeDepth', 'isGuarded', 'tells', 'access'] as const;

function referenceCellMistakes(name: string, declared: Field & RefOptions): string[] {
  const given = recordOptions.filter((option) => (declared as Partial<RefField>)[option] !== undefined);
  return [
    ...given.map((option) => `'${name}' says '${option}', which no cell of rows does`),
    ...(declared.onDelete === 'cascade' ? [`'${name}' goes with what it points to, which no cell of rows does`] : []),
  ];
}

/** Cells that options of rows, or of their cells, speak of and that there are not. */
function rowsMistakes(name: string, { cells, groupBy, mark, place, street, whole, unasked = [] }: RowsField): string[] {
  const named = Object.values(cells).flatMap((cell) => {
    const { fallback, patternBy } = cell as TextOptions;
    return [fallback, patternBy?.cell];
  });
  const unknown = [...named, groupBy, mark?.cell, place, street, whole, ...unasked].filter(
    (cell) => cell !== undefined && !Object.hasOwn(cells, cell),
  );
  const isGrouped = groupBy === undefined || !Object.hasOwn(cells, groupBy) || cells[groupBy]?.kind === 'choice';
  const strange = Object.entries(cells).filter(([, declared]) => !isCellKind(declared));
  return [
    ...referenceCells(cells).flatMap(([cell, declared]) => referenceCellMistakes(`${name}.${cell}`, declared)),
    ...strange.map(([cell, { kind }]) => `'${name}.${cell}' is of the kind '${kind}', which rows do not hold`),
    ...(isGrouped ? [] : [`'${name}' is grouped by '${groupBy}', which is no choice`]),
    ...unknown.map((cell) => `'${name}' speaks of its cell '${cell}', which it does not have`),
    ...Object.entries(cells).flatMap(([cell, declared]) => orderMistakes(`${name}.${cell}`, declared, cells)),
  ];
}

/** A rich text of one line, and mentions that nothing keeps. */
function richMistakes(name: string, { isRich, isMultiline, mentions }: TextOptions, fields: AnyEntity['fields']) {
  const mistakes: string[] = [];
  if (isRich && !isMultiline) mistakes.push(`'${name}' is rich, but of one line`);
  if (mentions === undefined) return mistakes;
  const kept = fields[mentions] as (Field & Options) | undefined;
  const isKept = kept?.kind === 'refs' && kept.target === 'staff' && kept.readOnly && !kept.assigns && !kept.access;
  if (!isRich || !isKept) mistakes.push(`'${name}' mentions by '${mentions}', which is no read-only set of staff`);
  return mistakes;
}

/** A number that follows one which is not there. */
function followMistakes(name: string, { follows }: PhoneField, fields: AnyEntity['fields']): string[] {
  if (follows === undefined) return [];
  const followed = fields[follows.number] as PhoneField | undefined;
  const isThere = followed?.kind === 'phone' && followed.country === follows.country;
  return isThere ? [] : [`'${name}' follows '${follows.number}', which is no number of '${follows.country}'`];
}

/** Places where a field that requires a right of its own would leak to actors without it. */
export function accessMistakes({ list, title, fields }: AnyEntity): string[] {
  const places: [string, readonly string[]][] = [
    ['the title', [title]],
    ['list.search', list.search ?? []],
    ['list.sort', [list.sort[0]]],
    ['list.range', [rangeOf(list)?.field ?? []].flat()],
  ];
  return places.flatMap(([place, names]) =>
    names
      .filter((name) => fields[name]?.access)
      .map((name) => `${place} names '${name}', which asks for a right of its own`),
  );
}

/** The parameters that every list and every screen of one keeps for itself. */
export const listParameters: readonly string[] = [
  ...(
    'pageIndex pageSize orderBy orderDirection withTotal countBy withDeleted deleted fields keyword q id uid ids fromDate toDate ' +
    'format sheet progress columns headings words version list countEach'
  ).split(' '),
  ...modeParams,
];

/** Filters of fields that have none, and parameters that two of them take. */
export function filterMistakes({ list, fields }: AnyEntity): string[] {
  const mistakes: string[] = [];
  const owners = new Map(listParameters.map((param) => [param, 'the list']));
  const named = namedFilterMistakes({ list, fields });
  if (named.length > 0) return [...named];
  mistakes.push(
    ...listTabMistakes({ list, fields }),
    ...asideMistakes({ list, fields }),
    ...filterWordMistakes({ list, fields }),
  );
  for (const { name, params, isNamed } of listFiltersOf({ list, fields })) {
    if (!isNamed && params.length === 0) mistakes.push(`'${name}' cannot be filtered`);
    for (const { param } of params) {
      const owner = owners.get(param);
      if (owner !== undefined) mistakes.push(`${owner} and '${name}' both take the parameter '${param}'`);
      owners.set(param, `'${name}'`);
    }
  }
  return mistakes;
}

/** Kinds of fields whose values are chosen. */
const choosing: readonly Field['kind'][] = [
  ...(['choice', 'choices', 'status', 'catalogue', 'catalogues'] as const),
  ...(['ref', 'refs', 'refOneOf', 'refsOneOf'] as const),
];

/** Other names of what is not there, or that are taken already. */
export function otherNameMistakes({ api, fields, list }: AnyEntity): string[] {
  const isSound = namedFilterMistakes({ list, fields }).length === 0;
  const filtered = isSound ? listFiltersOf({ list, fields }).flatMap(({ params }) => params) : [];
  const written = Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field);
    return field.readOnly
      ? []
      : [...writtenColumns(name, field), ...(kind.links?.(name, field) ?? [])].map(({ key }) => key);
  });
  const chosen = Object.entries(list.namedFilters ?? {}).flatMap(([name, filter]) => ('kinds' in filter ? [name] : []));
  const known = {
    list: [...listParameters, ...filtered.map(({ param }) => param)],
    create: written,
    options: [...Object.keys(fields).filter((name) => choosing.includes((fields[name] as Field).kind)), ...chosen],
  };
  return (['list', 'create', 'options'] as const).flatMap((part) =>
    Object.entries(api.otherNames?.[part] ?? {}).flatMap(([other, name]) => {
      const { of, as } = readName(name);
      const isTaken = part !== 'options' && known[part].includes(other) && !(as === 'place' && of === other);
      return [
        ...(known[part].includes(of) ? [] : [`api.otherNames.${part} gives '${of}' another name, which there is not`]),
        ...(isTaken ? [`api.otherNames.${part} gives '${of}' the name '${other}', which is taken`] : []),
      ];
    }),
  );
}

/** Mistakes of `pin`: the field is not a flag, or the owner's page cannot request it. */
export function pinMistakes({ list, fields }: AnyEntity): string[] {
  const { pin, filters = [] } = list;
  if (pin === undefined || (fields[pin]?.kind === 'flag' && filters.includes(pin))) return [];
  return [`list.pin names '${pin}', which is no flag that the list filters by`];
}

/** Mistakes of bulk edits: fields that cannot be set on many records, or an edit of many without a route for it. */
export function bulkMistakes({ api, list, fields }: AnyEntity): string[] {
  const mistakes: string[] = [];
  const names = list.bulk?.edit ?? [];
  if (names.length > 0 && api.without?.includes('bulk')) {
    mistakes.push(`list.bulk.edit names fields, but the operation 'bulk' is not offered`);
  }
  for (const name of names) {
    const field = fields[name] ?? { readOnly: systemColumns.some((column) => column === name) };
    if (field.readOnly) mistakes.push(`list.bulk.edit names '${name}', which is read-only`);
    if ('isFixed' in field && field.isFixed) mistakes.push(`list.bulk.edit names '${name}', which is fixed`);
    if ('unique' in field && field.unique !== undefined) {
      mistakes.push(`list.bulk.edit names '${name}', which no two records may share`);
    }
  }
  return mistakes;
}

/** Mistakes of `duplicates`: fields that cannot identify a duplicate, or that the list cannot search. */
export function duplicateMistakes({ title, duplicates = [], fields, list }: AnyEntity): string[] {
  return duplicates.flatMap((name) => {
    const field = fields[name];
    if (field && likenessOf({ title }, name, field) === null) {
      return [`duplicates names '${name}', which is neither the title, an email nor a phone`];
    }
    return list.search?.includes(name) ? [] : [`duplicates names '${name}', which list.search lacks`];
  });
}

/** Returns the mistakes of the fields by which rows of a file are matched to records. */
export function importMistakes(entity: AnyEntity): string[] {
  const { import: declared, fields, api } = entity;
  if (declared === undefined) return [];
  const mistakes = (['create', 'update', 'delete'] as const)
    .filter((operation) => api.without?.includes(operation))
    .map((operation) => `import needs the operation '${operation}', which is not offered`);
  if (declared.key.length === 0) mistakes.push('import.key names no field');
  for (const name of declared.key) {
    const { kind = '', readOnly = false } = fields[name] ?? {};
    if (!['text', 'phone'].includes(kind))
      mistakes.push(`import.key names '${name}', which is no text or phone number`);
    if (readOnly) mistakes.push(`import.key names '${name}', which is read-only`);
  }
  return mistakes;
}

/** Presets of a range that are named twice, or set what the list does not filter by. */
export function presetMistakes({ list, fields }: AnyEntity): string[] {
  const range = rangeOf(list);
  if (range === undefined || namedFilterMistakes({ list, fields }).length > 0) return [];
  const params = listFiltersOf({ list, fields }).flatMap((filter) => filter.params);
  const seen = new Set<string>();
  return (presetsOf(range) ?? []).flatMap(({ name, filters }) => {
    const isTwice = seen.has(name);
    seen.add(name);
    const wrong = Object.entries(filters).flatMap(([param, values]) => {
      const spec = params.find((one) => one.param === param);
      if (spec?.match !== 'any') return [`the preset '${name}' sets '${param}', by which the list takes no values`];
      const strange = values.filter((value) => readValue(value, spec) === undefined);
      return strange.map((value) => `the preset '${name}' sets '${param}' to '${value}', which it cannot be`);
    });
    return [
      ...(isTwice ? [`list.range names the preset '${name}' twice`] : []),
      ...(name === 'inProgress' && Object.keys(filters).length === 0
        ? [`the preset 'inProgress' sets no filter, so that it says nothing`]
        : []),
      ...wrong,
    ];
  });
}
