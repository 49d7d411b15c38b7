import type { FastifyError, FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import { columnName, singular } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { fieldsAssigning } from '../../../../schema/language/records/references.ts';
import { valuesLimit } from '../../../../schema/rules/limits.ts';
import { staffCalls, type AssignedKind, type HandedOver } from '../../../../schema/areas/people/calls/staff.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { Values } from '../../../engine/sql.ts';
import { bulkWrite, type BulkResult } from '../../../engine/writing/bulk.ts';
import { fieldRefusal, invalid, type RefusalError } from '../../../errors.ts';
import { refusalFor } from '../../../plugins/errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Body = Readonly<Record<string, unknown>>;

/** The kinds whose records are assigned to staff. */
const assignedKinds = (engine: Engine): readonly AnyEntity[] =>
  engine.registry.kept.filter((entity) => fieldsAssigning(entity, true).length > 0);

/** The condition under which a record `t` still needs work: none where records of the kind are never finished. */
function openSql({ list, fields }: AnyEntity, values: Values): string {
  const { open = [], tabs, namedFilters = {} } = list;
  const filter = tabs === undefined ? undefined : namedFilters[tabs];
  const status = filter && 'of' in filter && fields[filter.of]?.kind === 'status' ? filter.of : undefined;
  if (open.length === 0 || status === undefined) return 'true';
  return `exists (select from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
    where s.agency_id = t.agency_id and s.id = t.${columnName(`${status}Id`)} and c.code = any(${values.add(open)}::text[]))`;
}

/** SQL of the existing records `t` of a kind that are assigned to a person: a table with its condition. */
function assignedSql(engine: Engine, actor: Actor, { name }: AnyEntity, staffId: string, values: Values): string {
  const model = engine.model(name);
  return `${model.table} t where t.agency_id = ${values.add(agencyOf(actor))}::uuid and t.deleted_at is null
    ${model.hasKinds ? `and t.kind = ${values.add(name)}` : ''} and exists (select from assignment a
      where a.agency_id = t.agency_id and a.staff_id = ${values.add(staffId)}::uuid and a.record_id = t.id)`;
}

/** Counts the records that are assigned to a person, by kind, and those that the actor may not change. */
async function countAssigned(engine: Engine, actor: Actor, staffId: string) {
  const kinds = assignedKinds(engine);
  const values = new Values();
  const counts = kinds.map((entity, position) => {
    const scope = scopeOf(actor, 'update', entity.name, engine.registry);
    const mine = scopeSql(scope, engine.model(entity.name), 't', actor, values, engine.model);
    return `select ${position} as position, count(*)::integer as every, (count(*) filter (where ${mine}))::integer as total,
      (count(*) filter (where ${mine} and ${openSql(entity, values)}))::integer as open
      from ${assignedSql(engine, actor, entity, staffId, values)}`;
  });
  const { rows } = await engine.database.query<{ position: number; every: number; total: number; open: number }>(
    actor.agencyId,
    { text: `${counts.join(' union all ')} order by position`, values: values.list },
  );
  return {
    kinds: rows.flatMap(({ position, total, open }): readonly AssignedKind[] => {
      const entity = kinds[position]?.name;
      return entity === undefined || total === 0 ? [] : [{ entity, total, open }];
    }),
    others: rows.reduce((sum, { every, total }) => sum + every - total, 0),
  };
}

/** Returns the body that puts one person in the place of another, wherever a record is assigned to them. */
function replacing(entity: AnyEntity, from: string, to: string): (record: Body) => Body {
  const names = fieldsAssigning(entity, true);
  return (record) =>
    Object.fromEntries(
      names.flatMap((name): readonly (readonly [string, unknown])[] => {
        if (entity.fields[name]?.kind !== 'refs') {
          const key = `${name}Id`;
          return record[key] === from ? [[key, to]] : [];
        }
        const key = `${singular(name)}Ids`;
        const ids = (record[key] ?? []) as readonly string[];
        return ids.includes(from) ? [[key, [...new Set(ids.map((id) => (id === from ? to : id)))]]] : [];
      }),
    );
}

/** Handing over: from whom, to whom, whether finished work goes along, and the refusal of a record that fails to be written. */
interface HandOver {
  readonly from: string;
  readonly to: string;
  readonly isAll: boolean;
  readonly refusal: (error: unknown) => RefusalError;
}

/** The ids of the records of a kind that are to be handed over: those that the actor may change. */
async function idsOf(engine: Engine, actor: Actor, entity: AnyEntity, staffId: string, isAll: boolean) {
  const values = new Values();
  const scope = scopeOf(actor, 'update', entity.name, engine.registry);
  const mine = scopeSql(scope, engine.model(entity.name), 't', actor, values, engine.model);
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select t.id from ${assignedSql(engine, actor, entity, staffId, values)} and ${mine}
      and ${isAll ? 'true' : openSql(entity, values)} order by t.id`,
    values: values.list,
  });
  return rows.map(({ id }) => id);
}

/** Hands the records of a kind over, some hundred at a time; what is refused is told record by record. */
async function handOverKind(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  { from, to, isAll, refusal }: HandOver,
): Promise<HandedOver> {
  const changeOf = replacing(entity, from, to);
  const rows: BulkResult[] = [];
  const ids = await idsOf(engine, actor, entity, from, isAll);
  for (let start = 0; start < ids.length; start += valuesLimit) {
    const targets = ids.slice(start, start + valuesLimit).map((id) => ({ id }));
    rows.push(...(await bulkWrite(engine, actor, entity.name, { ids: targets, changeOf }, refusal)));
  }
  return {
    entity: entity.name,
    // What was handed over meanwhile has nothing to be undone.
    written: rows.flatMap((row) =>
      'version' in row && !row.isUnchanged ? [{ id: row.id, version: row.version }] : [],
    ),
    left: rows.flatMap((row) => ('error' in row ? [row as HandedOver['left'][number]] : [])),
  };
}

/** Registers how much is assigned to a person, and handing it over to a colleague in one step. */
export function addHandingOver(app: FastifyInstance, engine: Engine): void {
  registerCall(app, staffCalls.assigned, async ({ actor, params }) => {
    await findRecord(engine, actor, 'staff', params.id, { fields: ['displayName'] });
    return countAssigned(engine, actor, params.id);
  });
  registerCall(
    app,
    staffCalls.handOver,
    async ({ actor, params, body: { staffId: given, kinds, isAll = false }, request }) => {
      const [id, staffId] = [params.id.toLowerCase(), given.toLowerCase()];
      await findRecord(engine, actor, 'staff', id, { fields: ['displayName'] });
      const isThere = (await findRecords(engine, actor, 'staff', [staffId], { fields: ['displayName'] })).has(staffId);
      if (staffId === id || !isThere) throw invalid([fieldRefusal('staffId', 'reference')]);
      const known = assignedKinds(engine);
      const unknown = kinds?.find((name) => known.every((entity) => entity.name !== name));
      if (unknown !== undefined) throw invalid([fieldRefusal('kinds', 'choice')]);
      const asked = known.filter(
        ({ name }) => kinds?.includes(name) !== false && can(actor, 'update', name, engine.registry) !== 'no',
      );
      const refusal = (error: unknown) => refusalFor(error as FastifyError, request);
      const done: HandedOver[] = [];
      for (const entity of asked) {
        const one = await handOverKind(engine, actor, entity, { from: id, to: staffId, isAll, refusal });
        if (one.written.length + one.left.length > 0) done.push(one);
      }
      return { kinds: done };
    },
  );
}
