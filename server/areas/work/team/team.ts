import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import { staff } from '../../../../schema/areas/people/entities/staff.ts';
import { taskLinkOf } from '../../../../schema/areas/tasks/calls/taskOptions.ts';
import { teamCalls, teamOf, type TeamMember } from '../../../../schema/areas/work/calls/team.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { listFiltersOf } from '../../../../schema/language/listFilters.ts';
import type { ContactRole } from '../../../../schema/rules/contactRoles.ts';
import { callingCodeOf } from '../../../../schema/rules/phone.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { taskNumbers } from '../../../engine/reading/taskNumbers.ts';

/** Somebody whom a record names, with each role that they have on it. */
interface Named extends Reference {
  readonly roles: readonly ContactRole[];
}

const noTasks = { outstandingTaskNumber: 0, dueInTaskNumber: 0, overDueTaskNumber: 0 };

/** The living staff whom some fields of a record name, each once, in the order of the fields. */
function namedIn(record: Readonly<Record<string, unknown>>, roles: Readonly<Record<string, ContactRole>>): Named[] {
  const named = new Map<string, Named>();
  for (const [field, role] of Object.entries(roles)) {
    const people = [(record[field] as Reference | readonly Reference[] | null | undefined) ?? []].flat();
    for (const one of people.filter(({ isDeleted }) => !isDeleted))
      named.set(one.id, { ...one, roles: [...(named.get(one.id)?.roles ?? []), role] });
  }
  return [...named.values()];
}

/** Phone and email of some staff, by id: of those whom the actor may read. */
async function contactsOf(engine: Engine, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0 || can(actor, 'read', staff.name, engine.registry) === 'no') return new Map<string, object>();
  const { data } = await listRecords(engine, actor, staff.name, {
    filters: { ids },
    fields: ['email', 'phoneNumber', 'countryCode'],
    pageSize: ids.length,
    withTotal: false,
  });
  return new Map(
    data.map(({ id, email, phoneNumber, countryCode }) => {
      const phoneCode = typeof countryCode === 'string' ? callingCodeOf(countryCode) : null;
      return [String(id), { phone: phoneNumber, phoneCode, countryCode, email }];
    }),
  );
}

/** The parameter of the list of tasks that finds those of a record of an entity; undefined if its page lists none. */
function taskParamOf(engine: Engine, entity: AnyEntity): string | undefined {
  const by = taskLinkOf(entity);
  return listFiltersOf(engine.registry.get(task.name)).find(({ name }) => name === by)?.params[0]?.param;
}

/** Reads who works on a record, with which roles, and how many of its tasks they have (AB 2, AB 3). Throws 404. */
type TeamReader = (actor: Actor, id: string) => Promise<TeamMember[]>;

/** Returns the reader of the teams of an entity's records; null if no tab shows them. */
export function teamReader(engine: Engine, entity: AnyEntity): TeamReader | null {
  const roles = teamOf(entity);
  if (!roles) return null;
  const param = taskParamOf(engine, entity);
  return async (actor, id) => {
    const fields = Object.keys(roles).filter((name) => canField(actor, entity.fields[name]?.access) !== 'none');
    const { record } = await findRecord(engine, actor, entity.name, id, { fields });
    const named = namedIn(record, roles);
    const ids = named.map((one) => one.id);
    const [contacts, numbers] = await Promise.all([
      contactsOf(engine, actor, ids),
      param === undefined ? null : taskNumbers(engine, actor, { [param]: [id] }, ids),
    ]);
    return named.map((one) => ({
      id: one.id,
      name: one.displayName,
      avatar: one.avatar,
      roles: [...one.roles],
      ...contacts.get(one.id),
      ...(numbers && (numbers.get(one.id) ?? noTasks)),
    }));
  };
}

/** Registers the teams of records. */
export function registerTeams(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    const { team: call } = teamCalls.of(entity);
    const read = teamReader(engine, entity);
    if (call && read) registerCall(app, call, ({ actor, params: { id } }) => read(actor, id));
  }
}
