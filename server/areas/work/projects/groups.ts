import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { projectGroupCalls } from '../../../../schema/areas/work/calls/projectGroups.ts';
import { project } from '../../../../schema/areas/work/entities/project.ts';
import { projectGroup, type ProjectGroup } from '../../../../schema/areas/work/entities/projectGroup.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { groupNumbers } from './groupNumbers.ts';

const groupKey = 'projectGroupId';
const linksKey = 'linkToIds';

/** Returns the groups of a project in their order. */
export async function groupsOfProject(engine: Engine, actor: Actor, id: string): Promise<readonly ProjectGroup[]> {
  const groups = await everyRecord(engine, actor, projectGroup.name, { filters: { projectIds: [id] } });
  return groups as unknown as readonly ProjectGroup[];
}

async function projectOf(connection: Connection, actor: Actor, group: string): Promise<string | undefined> {
  const { rows } = await connection.query<{ project: string }>({
    text: 'select project_id as project from project_groups where agency_id = $1 and id = $2 and deleted_at is null',
    values: [agencyOf(actor), group],
  });
  return rows[0]?.project;
}

/** Returns true if a write of a task says of which project it is, or in which group. */
const saysGroup = ({ changes }: WriteIntent) => changes.some(({ field }) => field === groupKey || field === linksKey);

/**
 * Keeps a task that stands in a group linked to the group's project: one that is put into a group is linked, and one that
 * is taken from the project leaves its group.
 */
function keepLinked(engine: Engine): void {
  engine.beforeWrite(
    task.name,
    async ({ actor, after, changes }, connection) => {
      const group = after[groupKey];
      if (typeof group !== 'string') return;
      const isPut = changes.some(({ field }) => field === groupKey);
      const id = await projectOf(connection, actor, group);
      if (id === undefined) {
        if (isPut) throw invalid([fieldRefusal(groupKey, 'reference')]);
        return;
      }
      const links = (after[linksKey] ?? []) as readonly string[];
      if (links.includes(id)) return;
      return isPut ? { [linksKey]: [...links, id] } : { [groupKey]: null };
    },
    { of: ['create', 'update'], when: saysGroup },
  );
}

/** Registers the groups of projects and their order. */
export function registerProjectGroups(app: FastifyInstance, engine: Engine): void {
  registerCall(app, projectGroupCalls.all, async ({ actor, query }) => {
    const { record } = await findRecord(engine, actor, project.name, query.projectId, { fields: ['id'] });
    const [groups, numbers] = await Promise.all([
      groupsOfProject(engine, actor, record.id),
      groupNumbers(engine, actor, record.id, query.viewMode ?? 'LIST'),
    ]);
    return groups.map(({ id, version, displayName }) => ({ id, version, displayName, ...numbers(id) }));
  });
  registerCall(app, projectGroupCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, projectGroup.name, params.id, body, 'project'),
  );
  keepLinked(engine);
}
