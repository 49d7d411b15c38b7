import type { Actor } from '../../schema/access/access.ts';
import { canInverse, type Answer } from '../../schema/access/can.ts';
import type { Resource } from '../../schema/access/resources.ts';
import { scopeOf, type Scope } from '../../schema/access/scope.ts';
import type { SortColumn } from '../../schema/derive/sortOrder.ts';
import { linkTableName } from '../../schema/derive/tables.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import {
  columnName,
  type ColumnSpec,
  type Field,
  type FilterSpec,
  type LabelSpec,
  type LinkSpec,
} from '../../schema/fields/field.ts';
import type { ComputedField } from '../../schema/fields/computed.ts';
import { ownerKeys } from '../../schema/fields/money.ts';
import type { RowsField } from '../../schema/fields/rows.ts';
import { listedFields } from '../../schema/language/listFields.ts';
import { filteredField, listFiltersOf, type ListFilter } from '../../schema/language/listFilters.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import type { StatusField } from '../../schema/fields/status.ts';
import type { StatusType } from '../../schema/rules/statuses.ts';
import { declaredSteps } from '../../schema/language/states.ts';
import { readPath } from '../../schema/language/optionPaths.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { todayMark, type ComputedSql, type ComputedSqls } from './reading/computedSql.ts';

interface Part {
  /** The declared field's name. */
  readonly field: string;
  /** The resource whose right the field asks for besides the record's own. */
  readonly access?: Resource;
}

/** A column of the entity's table with the wire key it answers to. */
export interface StoredColumn extends Part {
  readonly spec: ColumnSpec;
  readonly column: string;
}

/** Records of a kind that are told only within a reader's scope. */
export interface Guarded {
  readonly kind: string;
  readonly scopeFor: (actor: Actor) => Scope;
}

/** An inverse set that requires a right: the scope of its records that an actor may know of. */
export interface GuardedSet extends Guarded {
  readonly answerFor: (actor: Actor) => Answer;
}

/** A side table of the entity. */
export interface StoredLink extends Part {
  readonly spec: LinkSpec;
  readonly table: string;
  /** Columns of the side table, seen from this entity: its own id, and the item. */
  readonly own: string;
  readonly item: string;
  readonly isInverse: boolean;
  /** For an inverse set whose records the agency orders: their table and the columns of that order. */
  readonly ordered?: { readonly table: string; readonly columns: readonly string[] };
  /** For an inverse set that asks for a right. */
  readonly guarded?: GuardedSet;
  /** For an inverse set: the SQL, over its record `r`, of each value that its labels carry besides. */
  readonly told?: Readonly<Record<string, string>>;
  readonly declared: Field;
}

/** Label column that is stored with a record. */
export interface StoredLabel extends Part {
  readonly spec: LabelSpec;
  readonly column: string;
  /** The table of the referenced record with the columns of what the label tells of it, in the order of its keys. */
  readonly told?: { readonly table: string; readonly columns: readonly string[] };
  /** For a label that only those see who may read the referenced record. */
  readonly guarded?: Guarded;
}

/** Rows field with its side table. */
export interface StoredRows extends Part {
  readonly key: string;
  readonly table: string;
  readonly cells: readonly StoredColumn[];
  /** The labels of the records to which cells point. */
  readonly labels: readonly StoredLabel[];
  readonly declared: RowsField;
  /** The keys by which cells lead to values of the record (`ownerKeys`). */
  readonly owners: readonly string[];
}

/** Computed value with its SQL. */
export interface Computed extends Part {
  readonly key: string;
  /** Over the row `t`, with `todayMark` for today. */
  readonly sql: string;
  readonly among?: NonNullable<ComputedSql['among']>;
  /** The fields it follows from; every field where that is not said. */
  readonly from?: readonly string[];
}

/** A parameter of a list; `named` where it is not one field's. */
export interface ModelFilter extends FilterSpec, Part {
  readonly named?: ListFilter;
}

/** A column that a list sorts by. */
export interface ModelSort extends SortColumn {
  /** The type of the statuses that it points to: their own order counts. */
  readonly statusesOf?: StatusType;
}

/** An entity as the engine works with it: where each wire key is kept. Built once from the declaration. */
export interface Model {
  readonly entity: AnyEntity;
  readonly table: string;
  /** Set where several variants share the table. */
  readonly hasKinds: boolean;
  readonly columns: readonly StoredColumn[];
  /** Columns whose values derive from others. */
  readonly derived: readonly StoredColumn[];
  readonly labels: readonly StoredLabel[];
  readonly links: readonly StoredLink[];
  readonly rows: readonly StoredRows[];
  readonly computed: readonly Computed[];
  readonly filters: ReadonlyMap<string, ModelFilter>;
  /** Sortable names with what they sort by, or with the computed value. */
  readonly sorts: ReadonlyMap<string, ModelSort | { readonly computed: Computed }>;
  /** Returns true if lists include the field: long values would make them slow (`schema/language/listFields.ts`). */
  readonly isListed: (field: string) => boolean;
  /** True if a step requires the right to edit records that are not assigned. */
  readonly asksAll: boolean;
  /** The resources whose rights some of its fields ask for. */
  readonly asked: readonly Resource[];
  readonly column: (key: string) => StoredColumn | undefined;
  readonly link: (key: string) => StoredLink | undefined;
  /** The rows of which a cell is kept at a path (`lines.talent`), with its column. */
  readonly cell: (path: string) => { readonly rows: StoredRows; readonly stored: StoredColumn } | undefined;
  /** The present wire key of one that a renamed field had, as older history carries it; any other as it is. */
  readonly presentKey: (key: string) => string;
}

function part(name: string, field: Field): Part {
  return { field: name, ...(field.access && { access: field.access }) };
}

function storedColumns(fields: AnyEntity['fields']): StoredColumn[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    kindOf(field)
      .columns(name, field)
      .map((spec) => ({ ...part(name, field), spec, column: columnName(spec.key) })),
  );
}

/** The table and columns of what a label tells of its record. */
function toldOf({ of, keys }: NonNullable<LabelSpec['tells']>, registry: Registry): NonNullable<StoredLabel['told']> {
  const { table, fields } = registry.get(of);
  const columns = storedColumns(fields);
  return {
    table,
    columns: keys.map((key) => {
      const found = columns.find(({ spec }) => spec.key === key);
      if (!found) throw new Error(`'${of}' has no column '${key}' to tell`);
      return found.column;
    }),
  };
}

/** An inverse set reads the target's side table, or its pointing column, from the other side. */
function inverseOf(link: LinkSpec, registry: Registry): Pick<StoredLink, 'table' | 'own' | 'item'> {
  const target = registry.get(link.pointsTo?.[0] ?? '');
  const name = link.inverse ?? '';
  const field = target.fields[name];
  if (!field) throw new Error(`'${target.name}' has no field '${name}' to read from the other side`);
  const [pointing] = kindOf(field).columns(name, field);
  if (pointing) return { table: target.table, own: columnName(pointing.key), item: 'id' };
  return { table: linkTableName(target.table, name), own: 'target_id', item: 'owner_id' };
}

/** The order of an inverse set, where the declaration of its records says one by their own fields (`options.sort`). */
function orderedBy(link: LinkSpec, registry: Registry): Pick<StoredLink, 'ordered'> {
  const target = registry.get(link.pointsTo?.[0] ?? '');
  const columns = (target.options?.sort ?? []).filter((path) => !readPath(target, path)?.through).map(columnName);
  return columns.length === 0 ? {} : { ordered: { table: target.table, columns } };
}

function guardOf(kind: string, registry: Registry): Guarded {
  return { kind, scopeFor: (actor) => scopeOf(actor, 'read', kind, registry) };
}

function guardedBy(link: LinkSpec, { access }: Field, registry: Registry): Pick<StoredLink, 'guarded'> {
  const kind = link.pointsTo?.[0] ?? '';
  if (access === undefined) return {};
  const answerFor = (actor: Actor) => canInverse(actor, access, kind, registry);
  return { guarded: { ...guardOf(kind, registry), answerFor } };
}

/** The values that labels of an inverse set carry besides, in SQL over the record `r` (`RefsOptions.tells`). */
function toldBy(link: LinkSpec, registry: Registry, computed: ComputedSqls): Pick<StoredLink, 'told'> {
  const target = registry.get(link.pointsTo?.[0] ?? '');
  const valueOf = (path: string) => {
    const [name = '', part] = path.split('.');
    const field = target.fields[name];
    if (field?.kind === 'computed') {
      const { sql } = computedOf(target, field as ComputedField, computed);
      return `(select ${sql} from ${target.table} t where t.agency_id = r.agency_id and t.id = r.id)`;
    }
    if (part !== 'avatar' || !field || !kindOf(field).links)
      throw new Error(`'${target.name}' has no '${path}' to tell in an inverse set`);
    return `(select f.avatar from ${linkTableName(target.table, name)} o
      join record f on f.agency_id = o.agency_id and f.id = o.target_id
      where o.agency_id = r.agency_id and o.owner_id = r.id order by o.position limit 1)`;
  };
  const told = Object.entries(link.tells ?? {}).map(([key, path]) => [key, valueOf(path)] as const);
  return told.length > 0 ? { told: Object.fromEntries(told) } : {};
}

function storedLinks(entity: AnyEntity, registry: Registry, computed: ComputedSqls): StoredLink[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    (kindOf(field).links?.(name, field) ?? []).map((spec) => ({
      ...part(name, field),
      spec,
      declared: field,
      isInverse: spec.inverse !== undefined,
      ...(spec.inverse === undefined
        ? { table: linkTableName(entity.table, name), own: 'owner_id', item: spec.values ? 'value' : 'target_id' }
        : {
            ...inverseOf(spec, registry),
            ...orderedBy(spec, registry),
            ...guardedBy(spec, field, registry),
            ...toldBy(spec, registry, computed),
          }),
    })),
  );
}

function storedRows(entity: AnyEntity): StoredRows[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind !== 'rows') return [];
    const declared = field as RowsField;
    const labels = Object.entries(declared.cells).flatMap(([cell, one]) =>
      (kindOf(one).labels?.(cell, one) ?? []).map((spec) => ({
        ...part(cell, one),
        spec,
        column: columnName(spec.of),
      })),
    );
    return [
      {
        ...part(name, field),
        key: name,
        table: linkTableName(entity.table, name),
        cells: storedColumns(declared.cells),
        labels,
        declared,
        owners: ownerKeys(declared.cells),
      },
    ];
  });
}

function sortsOf(entity: AnyEntity, columns: readonly StoredColumn[], computed: readonly Computed[]): Model['sorts'] {
  const sorts = new Map<string, ModelSort | { computed: Computed }>();
  for (const name of entity.list.sortable ?? []) {
    const field = entity.fields[name];
    const value = computed.find(({ key }) => key === name);
    const key = (field && kindOf(field).sortKey(name, field)) ?? name;
    const { values, sortsWithin } = columns.find(({ spec }) => spec.key === key)?.spec ?? {};
    const statusesOf = field?.kind === 'status' ? (field as StatusField).type : undefined;
    const sorted = {
      column: columnName(key),
      ...(values && { values }),
      ...(sortsWithin !== undefined && { within: columnName(sortsWithin) }),
      ...(statusesOf && { statusesOf }),
    };
    sorts.set(name, value ? { computed: value } : sorted);
  }
  return sorts;
}

function computedOf(
  { name }: AnyEntity,
  { compute, from }: ComputedField,
  computed: ComputedSqls,
): Pick<Computed, 'sql' | 'among' | 'from'> {
  const sqlOf = computed[compute];
  if (!sqlOf) throw new Error(`'${name}' asks for '${compute}', which no SQL computes`);
  const { among } = sqlOf;
  return { sql: sqlOf(todayMark), ...(among && { among }), ...(from && { from }) };
}

/** Former wire keys of renamed fields, each with the present one. */
function formerKeys(fields: AnyEntity['fields']): ReadonlyMap<string, string> {
  const keys = (name: string, field: Field) => {
    const { columns, links } = kindOf(field);
    const stored = [...columns(name, field), ...(links?.(name, field) ?? [])].map(({ key }) => key);
    return stored.length > 0 ? stored : [name];
  };
  const renamed = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    if (field.renamedFrom === undefined) return [];
    const present = keys(name, field);
    return keys(field.renamedFrom, field).map((former, index) => [former, present[index] ?? former]);
  });
  return new Map(renamed);
}

/** Builds the model of a declaration. Throws for a computed value that `sqls` has no SQL of. */
export function modelOf(entity: AnyEntity, registry: Registry, sqls: ComputedSqls): Model {
  const fields = Object.entries(entity.fields);
  const columns = storedColumns(entity.fields);
  const links = storedLinks(entity, registry, sqls);
  const computed = fields.flatMap(([name, field]) =>
    field.kind === 'computed'
      ? [{ ...part(name, field), key: name, ...computedOf(entity, field as ComputedField, sqls) }]
      : [],
  );
  const filters = new Map<string, ModelFilter>();
  for (const filter of listFiltersOf(entity)) {
    const [name = ''] = filter.fields;
    const about = {
      ...part(name, filteredField(entity.fields, name) as Field),
      ...(filter.isNamed && { named: filter }),
    };
    for (const spec of filter.params) filters.set(spec.param, { ...spec, ...about });
  }
  const byKey = new Map(columns.map((column) => [column.spec.key, column]));
  const former = formerKeys(entity.fields);
  const listed = listedFields(entity);
  const rows = storedRows(entity);
  const linkByKey = new Map(links.map((link) => [link.spec.key, link]));
  return {
    entity,
    table: entity.table,
    hasKinds: registry.variantsOf(entity.root).length > 1,
    columns,
    derived: columns.filter(({ spec }) => spec.derive),
    labels: fields.flatMap(([name, field]) =>
      (kindOf(field).labels?.(name, field) ?? []).map((spec) => ({
        ...part(name, field),
        spec,
        column: columnName(spec.of),
        ...(spec.tells && { told: toldOf(spec.tells, registry) }),
        ...(spec.guardedBy !== undefined && { guarded: guardOf(spec.guardedBy, registry) }),
      })),
    ),
    links,
    rows,
    computed,
    filters,
    sorts: sortsOf(entity, columns, computed),
    isListed: (field) => listed.has(field),
    asksAll: declaredSteps(entity).some(({ level }) => level === 'EDIT_ALL'),
    asked: [...new Set(Object.values(entity.fields).flatMap(({ access }) => access ?? []))],
    column: (key) => byKey.get(key),
    link: (key) => linkByKey.get(key),
    cell: (path) => {
      const [name, cell] = path.split('.');
      const found = cell === undefined ? undefined : rows.find(({ key }) => key === name);
      const stored = found?.cells.find(({ field }) => field === cell);
      return found && stored && { rows: found, stored };
    },
    presentKey: (key) => (byKey.has(key) || linkByKey.has(key) ? key : (former.get(key) ?? key)),
  };
}
