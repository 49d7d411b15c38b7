import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import type { Field, Reference } from '../../../schema/fields/field.ts';
import type { RefField, RefOptions } from '../../../schema/fields/ref.ts';
import { fieldAt, targetsOf } from '../../../schema/language/records/references.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { pageOf, windowOf, type PageQuery } from '../../paging.ts';
import { agencyOf } from '../agency.ts';
import { requireKeys } from '../reading/askedKeys.ts';
import type { Engine } from '../engine.ts';
import { kindsWithin, type KindScope } from '../filters/kindScopes.ts';
import { pickedBy } from './optionPaths.ts';
import { reachableCategories } from '../states/reach.ts';
import { findRecord } from '../reading/readOne.ts';
import { requireRight } from '../requireRight.ts';
import { searchWords } from '../search/search.ts';
import { containing, Values } from '../sql.ts';
import { withinCondition } from '../filters/withinCondition.ts';

/** Query of a reference field's options. */
export interface OptionsQuery extends PageQuery {
  /** Reference field whose options are requested, or a cell of rows by its path: `lines.talent`. */
  readonly field: string;
  /** One of the kinds that the field may reference; all of them by default. */
  readonly kind?: string;
  readonly keyword?: string;
  /** Only these, to show what is already chosen. */
  readonly ids?: readonly string[];
  /** Includes records that are no longer offered but may still be referenced: for filters. */
  readonly withHidden?: boolean;
  /**
   * Only records that the actor may read; otherwise those of a kind of which the actor may read none are offered whole.
   */
  readonly checkPermission?: boolean;
  /**
   * Record that gets the reference; absent for a new one. Its states limit the statuses offered, and its own
   * descendants in a tree are left out.
   */
  readonly of?: string;
  /** Records of the field that `among` names: only options that reference one of them. */
  readonly amongIds?: readonly string[];
  readonly isNew?: boolean;
  /** Keys of each reference, besides its `id`; all of them by default. */
  readonly fields?: readonly string[];
  /** By the name of a field that the record and the one it points to have in common, the value that it has there. */
  readonly [same: string]: unknown;
}

/**
 * Condition of the offered records. Of a kind that the actor may read in part, those within its scope. Of a kind of
 * which the actor may read none all, since a reference shows its label whatever the right on it, unless the kind is for
 * its readers alone or permission is to be checked.
 */
export function offeredTo(
  engine: Engine,
  actor: Actor,
  targets: readonly string[],
  values: Values,
  checkPermission = false,
): string {
  const scopes = targets.map((kind): KindScope => {
    const scope = scopeOf(actor, 'read', kind, engine.registry);
    const isOpen = !checkPermission && !engine.model(kind).entity.options?.isForReaders;
    return { kind, scope: scope.type === 'nothing' && isOpen ? { type: 'everything' } : scope };
  });
  return kindsWithin(engine, actor, scopes, values);
}

/**
 * The condition under which a row of `record r` is of the type that a status or catalogue field points to; empty for
 * others.
 */
export function ofType(field: object, values: Values): string {
  if (!('type' in field) || !('kind' in field)) return '';
  const table = field.kind === 'status' ? 'statuses' : 'catalogues';
  return `and exists (select 1 from ${table} e where e.agency_id = r.agency_id and e.id = r.id
    and e.type = ${values.add(field.type)})`;
}

/** Returns the condition that a record of `r` has the requested values in the fields that it must share. */
function likeAsked(engine: Engine, declared: Field, targets: readonly string[], query: OptionsQuery, values: Values) {
  const { same = [] } = declared as RefOptions;
  const asked = same.filter((name) => query[name] !== undefined);
  if (asked.length === 0) return [];
  const tables = new Map(targets.map((kind) => [engine.model(kind).table, engine.model(kind)]));
  const parts = [...tables.values()].map(({ table, columns }) => {
    const alike = columns
      .filter(({ field }) => asked.includes(field))
      .map(({ column, spec, field }) => {
        const encode = (spec.encode as ((wire: unknown, record: object) => unknown) | undefined) ?? ((wire) => wire);
        return `e.${column} = ${values.add(encode(query[field], {}))}`;
      });
    return `exists (select 1 from ${table} e where e.agency_id = r.agency_id and e.id = r.id and ${alike.join(' and ')})`;
  });
  return [`(${parts.join(' or ')})`];
}

/** Returns the condition that a record of `r` references one of those that the field's `among` names. */
function amongAsked(engine: Engine, declared: Field, targets: readonly string[], query: OptionsQuery, values: Values) {
  const { among } = declared as RefOptions;
  if (!among || !query.amongIds?.length) return [];
  const ids = values.add(query.amongIds);
  return targets.flatMap((kind) => {
    const { table, columns } = engine.model(kind);
    const stored = columns.find(({ field }) => field === among.key);
    if (!stored) return [];
    return [
      `exists (select 1 from ${table} e where e.agency_id = r.agency_id and e.id = r.id
        and e.${stored.column} = any(${ids}::uuid[]))`,
    ];
  });
}

/** Condition that excludes a record and its descendants, for the parent of a record in a tree. */
async function outsideOf(engine: Engine, actor: Actor, entity: string, { of, field }: OptionsQuery, values: Values) {
  const model = engine.model(entity);
  const { treeDepth } = (fieldAt(model.entity.fields, field) ?? {}) as Partial<RefField>;
  const stored = model.columns.find((one) => one.field === field);
  if (of === undefined || treeDepth === undefined || !stored) return [];
  const { record } = await findRecord(engine, actor, entity, of);
  const [own, agency] = [`array[${values.add(record.id)}::uuid]`, `${values.add(agencyOf(actor))}::uuid`];
  const within = withinCondition(model.table, stored.column, own, agency);
  return [
    `r.id <> all(${own}) and not exists (select 1 from ${model.table} t where t.agency_id = r.agency_id and t.id = r.id and ${within})`,
  ];
}

const isGuarded = (field: Field) => (field as Partial<RefField>).isGuarded === true;

/** The keys of a reference and where they are kept. */
const referenceColumns = { id: 'r.id', displayName: 'r.label', avatar: 'r.avatar', kind: 'r.kind' };

/** Returns the select list of references, limited to the requested keys. Throws 400 for an unknown key. */
function shownAs(fields?: readonly string[]): string {
  requireKeys(fields ?? [], (key) => Object.hasOwn(referenceColumns, key));
  const asked = new Set(['id', ...(fields ?? Object.keys(referenceColumns))]);
  const shown = Object.entries(referenceColumns).filter(([key]) => asked.has(key));
  return shown.map(([key, column]) => `${column} as "${key}"`).join(', ');
}

/**
 * Returns the options of a reference field: labels alone. It needs the right on the asking entity, and the one that the
 * field requires. If the actor may read only some records of the target, only those are offered. The order
 * is the one that the target declares, by name otherwise, without those that it no longer offers; an option requested
 * by its id is always returned.
 */
export async function optionsOf(engine: Engine, actor: Actor, entity: string, query: OptionsQuery) {
  requireRight(engine, actor, 'read', entity);
  const declared = fieldAt(engine.registry.get(entity).fields, query.field);
  const all = targetsOf(declared);
  const isSeen = declared !== undefined && canField(actor, declared.access) !== 'none';
  if (!isSeen || all.length === 0) throw invalid([fieldRefusal('field', 'choice')]);
  const targets = query.kind === undefined ? all : all.filter((kind) => kind === query.kind);
  if (targets.length === 0) throw invalid([fieldRefusal('kind', 'choice')]);
  const window = windowOf(query, maximumPageSize);
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const words = searchWords(query.keyword ?? '');
  const [kind = '', ...others] = targets;
  const picked =
    others.length === 0 ? pickedBy(engine.model, kind, { record: 'r.id', agency: 'r.agency_id', alias: 'p' }) : null;
  const isWhole = Boolean(query.ids?.length) || query.withHidden === true;
  const reached = await reachableCategories(engine, actor, entity, query.field, query);
  const inTree = await outsideOf(engine, actor, entity, query, values);
  const conditions = [
    offeredTo(engine, actor, targets, values, query.checkPermission === true || isGuarded(declared)),
    ...likeAsked(engine, declared, targets, query, values),
    ...amongAsked(engine, declared, targets, query, values),
    ...(picked?.isOffered && !isWhole ? [picked.isOffered] : []),
    ...inTree,
    ...(reached && !query.ids?.length
      ? [
          `exists (select 1 from statuses rs join status_categories rc on rc.agency_id = rs.agency_id
            and rc.id = rs.category_id where rs.agency_id = r.agency_id and rs.id = r.id
            and rc.code = any(${values.add(reached)}::text[]))`,
        ]
      : []),
    ...(query.ids?.length ? [`r.id = any(${values.add(query.ids)}::uuid[])`] : []),
    ...(words.length > 0
      ? [`r.id in (select search_labels(${values.add(targets)}::text[], ${values.add(words.map(containing))}::text[]))`]
      : []),
  ];
  const { rows } = await engine.database.query<Reference>(actor.agencyId, {
    text: `select ${shownAs(query.fields)} from record r ${picked?.joins ?? ''}
      where r.agency_id = ${agency}::uuid and r.deleted_at is null and ${conditions.join(' and ')}
      ${ofType(declared, values)}
      order by ${[...(picked?.order ?? []), 'r.label', 'r.id'].join(', ')}
      limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
    values: values.list,
  });
  return pageOf(window, rows);
}
