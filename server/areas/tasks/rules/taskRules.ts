import type { FastifyInstance } from 'fastify';
import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { taskRuleCalls } from '../../../../schema/areas/tasks/calls/taskRules.ts';
import { taskRule, type TaskRule } from '../../../../schema/areas/tasks/entities/taskRule.ts';
import type { TaskType } from '../../../../schema/areas/tasks/entities/taskType.ts';
import { chargeToKinds } from '../../../../schema/rules/tasks.ts';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { fillMoney, givesType } from './prefill.ts';

/** Returns the rules of a type, the newest first. */
async function rulesFor(engine: Engine, actor: Actor, typeId: string): Promise<readonly TaskRule[]> {
  // Whoever writes the task need not see what it costs.
  const server = systemActor(agencyOf(actor));
  const rules = await everyRecord(engine, server, taskRule.name, {
    orderBy: 'createdAt',
    orderDirection: 'DESC',
    filters: { typeIds: [typeId] },
  });
  return rules as unknown as readonly TaskRule[];
}

/**
 * Registers the rules of task types (AB 7), and fills with them the money of tasks that get a type, in the same write,
 * however it is made: by hand, of a template or a series, or by an import.
 */
export function registerTaskRules(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taskRuleCalls.metadata, async ({ actor }) => {
    const { data } = await listRecords(engine, actor, 'taskType', { pageSize: maximumPageSize, withTotal: false });
    const types = (data as unknown as TaskType[]).map(({ id, displayName, code, color }) => ({
      id,
      displayName,
      code,
      color,
    }));
    return { types, parties: [...taskRule.fields.party.targets], chargeTo: [...chargeToKinds] };
  });
  // Many tasks of one type are written at once: its rules are read once in a transaction.
  const known = new WeakMap<Connection, Map<string, Promise<readonly TaskRule[]>>>();
  engine.beforeWrite(
    'task',
    (intent, connection) =>
      fillMoney(intent, (typeId) => {
        const read = known.get(connection) ?? new Map<string, Promise<readonly TaskRule[]>>();
        known.set(connection, read);
        const rules = read.get(typeId) ?? rulesFor(within(engine, connection), intent.actor, typeId);
        read.set(typeId, rules);
        return rules;
      }),
    { of: ['create', 'update'], when: givesType },
  );
}
