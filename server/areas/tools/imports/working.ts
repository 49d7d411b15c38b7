import { can } from '../../../../schema/access/can.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { refusal, type Refusal } from '../../../../schema/fields/rule.ts';
import { importDays } from '../../../../schema/rules/limits.ts';
import { workingStates } from '../../../../schema/areas/tools/imports/states.ts';
import type { Connection } from '../../../database/pools.ts';
import { within } from '../../../engine/engine.ts';
import { checkRows } from './checking.ts';
import type { ImportDeps } from './deps.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import { readFile } from './readFile.ts';
import { holdImport, type ImportRecord } from './importRecord.ts';
import { runRows } from './running.ts';
import { undoRows } from './undoing.ts';

type Step = (deps: ImportDeps, connection: Connection, actor: Actor, one: ImportRecord) => Promise<void>;

const steps: Partial<Record<ImportRecord['state'], Step>> = {
  reading: readFile,
  checking: checkRows,
  running: runRows,
  undoing: undoRows,
};

/** Number of interrupted tries of a step after which the import is given up. */
const mostTries = 3;
const day = 86_400_000;

async function fail(deps: ImportDeps, connection: Connection, one: ImportRecord, why: Refusal): Promise<void> {
  await connection.query({
    text: `update import set state = 'failed', failure = $3, finished_at = $4 where agency_id = $1 and id = $2`,
    values: [one.agency_id, one.id, JSON.stringify(why), new Date(deps.engine.clock()).toISOString()],
  });
}

/**
 * Runs one step of an import, in one transaction that locks it: if the server stops, the step is rolled back, and no
 * other server runs the same. False if there was nothing to do.
 */
async function step(deps: ImportDeps, agencyId: string, id: string): Promise<boolean> {
  return deps.engine.database.transaction(agencyId, async (connection) => {
    const one = await holdImport(connection, agencyId, id);
    const work = one && steps[one.state];
    if (!one || !work) return false;
    const accountId = one.state === 'undoing' ? (one.undone_by ?? one.account_id) : one.account_id;
    const { database } = within(deps.engine, connection);
    const actor = await actorOfAccount(database, agencyId, accountId);
    const isAllowed =
      actor !== null && (one.state === 'undoing' || can(actor, 'create', one.kind, deps.engine.registry) !== 'no');
    if (isAllowed) await work(deps, connection, actor, one);
    else await fail(deps, connection, one, refusal('notAllowed'));
    return true;
  });
}

/** Runs one step of each import of an agency that has work for the server; returns their number. */
export async function workOnImports(deps: ImportDeps, agencyId: string): Promise<number> {
  const { database } = deps.engine;
  const { rows } = await database.query<{ id: string }>(agencyId, {
    text: `select id from import where agency_id = $1 and state in (${workingStates.map((state) => `'${state}'`).join(', ')})
      order by id`,
    values: [agencyId],
  });
  let worked = 0;
  for (const { id } of rows) {
    try {
      if (await step(deps, agencyId, id)) worked += 1;
    } catch (error) {
      deps.log.error({ err: error, import: id }, 'an import broke off');
      await database.query(agencyId, {
        text: `update import set tries = tries + 1, state = case when tries + 1 >= $3 then 'failed' else state end,
            failure = case when tries + 1 >= $3 then $4::jsonb else failure end
          where agency_id = $1 and id = $2`,
        values: [agencyId, id, mostTries, JSON.stringify(refusal('somethingWentWrong'))],
      });
      worked += 1;
    }
  }
  return worked;
}

/** Deletes the rows of an agency's imports that are too old to be undone; returns the number of imports. */
export async function deleteImportRows({ engine }: Pick<ImportDeps, 'engine'>, agencyId: string): Promise<number> {
  const now = engine.clock();
  const { count } = await engine.database.query(agencyId, {
    text: `with old as (
        update import set forgotten_at = $3,
          state = case when state in ('mapping', 'checked') then 'cancelled' else state end
        where agency_id = $1 and created_at < $2 and forgotten_at is null
          and state in ('mapping', 'checked', 'done', 'cancelled', 'undone', 'failed')
        returning id
      ), gone as (
        delete from import_row r using old where r.agency_id = $1 and r.import_id = old.id
      )
      select id from old`,
    values: [agencyId, new Date(now - importDays * day).toISOString(), new Date(now).toISOString()],
  });
  return count;
}
