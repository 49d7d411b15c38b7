import type { Actor } from '../../../../schema/access/access.ts';
import type { FaultGroup, RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { nearest } from '../../../../schema/areas/tools/imports/nearest.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { isNeeded } from '../../../../schema/areas/tools/imports/targets.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { importMendLength } from '../../../../schema/rules/limits.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { offeredTo, ofType } from '../../../engine/references/options.ts';
import { Values } from '../../../engine/sql.ts';
import type { PageWindow } from '../../../paging.ts';
import type { ImportRecord } from './importRecord.ts';
import { importedEntity, targetsFor } from './writableTargets.ts';

/** Records that are compared with a text. */
const mostCompared = 1_000;

/** The names of records that a field may point to, as far as a form would offer them. */
async function offeredNames(engine: Engine, actor: Actor, field: Field) {
  const values = new Values();
  const agency = values.add(actor.agencyId);
  const { rows } = await engine.database.query<{ id: string; name: string }>(agencyOf(actor), {
    text: `select r.id, r.label as name from record r where r.agency_id = ${agency}::uuid and r.deleted_at is null
        and ${offeredTo(engine, actor, targetsOf(field), values)} ${ofType(field, values)}
      order by r.label limit ${mostCompared}`,
    values: values.list,
  });
  return rows;
}

/**
 * Returns true if another value can stand for a wrong one in all of its rows: not where only some of them are wrong, as with
 * a key that stands twice, and for an empty cell only where each row needs a value.
 */
function canMend({ field, key, text }: RowFault, { mapping }: ImportRecord, target: ImportTarget | undefined): boolean {
  if (target === undefined || text === undefined || text.length > importMendLength) return false;
  if (field === mapping?.key && (key === 'importTwice' || key === 'severalMatches')) return false;
  return text !== '' || isNeeded(target);
}

interface GroupRow {
  readonly fault: RowFault;
  readonly rows: number;
  readonly first: number;
}

/** Returns the faults of a checked import, each value of a field once for all of its rows, the most frequent first. */
export async function faultGroups(
  engine: Engine,
  actor: Actor,
  one: ImportRecord,
  { most, skipped }: PageWindow,
): Promise<readonly FaultGroup[]> {
  const { rows } = await engine.database.query<GroupRow>(agencyOf(actor), {
    text: `select (array_agg(f.fault order by r.position))[1] as fault, count(distinct r.position)::integer as rows,
        min(r.file_row) as first
      from import_row r cross join lateral jsonb_array_elements(r.faults) f(fault)
      where r.agency_id = $1 and r.import_id = $2 and r.plan = 'fault'
      group by f.fault ->> 'field', f.fault ->> 'key', lower(f.fault ->> 'text'),
        case when f.fault ->> 'key' <> 'noMatch' then f.fault -> 'params' end
      order by rows desc, first limit $3 offset $4`,
    values: [agencyOf(actor), one.id, most, skipped],
  });
  const targets = await targetsFor(engine, actor, importedEntity(engine, one.kind));
  const names = new Map<string, Awaited<ReturnType<typeof offeredNames>>>();
  const groups: FaultGroup[] = [];
  for (const { fault, rows: count, first } of rows) {
    const target = targets.find(({ name }) => name === fault.field);
    const isNamed = fault.key === 'noMatch' && target !== undefined;
    if (isNamed && !names.has(target.name)) {
      names.set(target.name, await offeredNames(engine, actor, target.field));
    }
    const near = isNamed ? nearest(fault.text ?? '', names.get(target.name) ?? []) : [];
    groups.push({
      ...fault,
      rows: count,
      first,
      canMend: canMend(fault, one, target),
      near: near.map(({ id, name }) => ({ id, displayName: name })),
    });
  }
  return groups;
}
