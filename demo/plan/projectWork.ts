import type { projectGroup } from '../../schema/areas/work/entities/projectGroup.ts';
import type { BodyOf } from '../../schema/language/entity.ts';
import { addToDay, instantAt, startOfDay } from '../../schema/rules/dates.ts';
import { randomOf, type Random } from '../random.ts';
import { taskVenues } from '../texts/tasks.ts';
import type { PlannedEvent } from './events.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { PlannedProject } from './projects.ts';
import type { PlannedTask } from './tasks.ts';

type PlannedGroup = Planned<BodyOf<typeof projectGroup>>;

/** Work that belongs to the projects of an agency. */
export interface ProjectWork {
  readonly groups: readonly PlannedGroup[];
  readonly tasks: readonly PlannedTask[];
  readonly events: readonly PlannedEvent[];
}

/** The staff of a project: its lead most of the time. */
function anyOfTeam(random: Random, { refs }: PlannedProject): string | undefined {
  const lead = refs['leadId'] as string | undefined;
  const others = (refs['collaboratorIds'] ?? []) as readonly string[];
  return random.chance(0.4) || others.length === 0 ? lead : random.pick(others);
}

/** The day of a project at a hundredth of its length, from today. */
const dayOf = ({ from, days }: PlannedProject, at: number): number => from + Math.round((days * at) / 100);

/** The state of a task by its days: what is over is done, but for little. */
function stateOf(random: Random, project: PlannedProject, from: number, to: number) {
  if (project.state === 'COMPLETED') return 'COMPLETED';
  if (project.state === 'NEW') return 'NEW';
  if (to < 0) return random.chance(0.86) ? 'COMPLETED' : 'IN_PROGRESS';
  if (from > 0) return 'NEW';
  return project.state === 'BLOCKED' || random.chance(0.12) ? 'BLOCKED' : 'IN_PROGRESS';
}

function tasksOf({ profile, calendar }: Office, project: PlannedProject, random: Random): PlannedTask[] {
  const zone = profile.timeZone;
  const at = Math.min(calendar.now, project.at + 60_000);
  return project.text.groups.flatMap(({ tasks }, group) =>
    tasks.map(([summary, type, first, last], index): PlannedTask => {
      const [from, to] = [dayOf(project, first), dayOf(project, last)];
      const isUndated = project.state !== 'COMPLETED' && random.chance(0.08);
      const state = isUndated ? 'NEW' : stateOf(random, project, from, to);
      const assignee = anyOfTeam(random, project);
      const costs = random.chance(0.35) ? random.integer(2, 30) * 50 : null;
      return {
        entity: 'task',
        key: `${project.key}/task/${group + 1}/${index + 1}`,
        at,
        by: project.by,
        body: {
          summary,
          priorityLevel: random.weighted([
            ['LOW', 15],
            ['MEDIUM', 65],
            ['HIGH', 20],
          ] as const),
          ...(!isUndated && {
            startDate: startOfDay(calendar.day(from), zone),
            startDateTimeZone: zone,
            startDateIsAllDay: true,
            dueDate: startOfDay(calendar.day(to), zone),
            dueDateTimeZone: zone,
            dueDateIsAllDay: true,
          }),
          ...(costs !== null && {
            cost: `${costs}.00`,
            costCurrency: 'AUD',
            sale: `${Math.round(costs * 1.3)}.00`,
            saleCurrency: 'AUD',
            chargeTo: 'PARTNER',
          }),
        },
        refs: {
          statusId: `TASK/${state}`,
          typeId: `TASK_TYPE/${type}`,
          linkToIds: [project.key],
          projectGroupId: `${project.key}/group/${group + 1}`,
          relatedToIds: project.refs['talentIds'] ?? [],
          ...(assignee !== undefined && { assigneeId: assignee }),
        },
        needs: [project.key],
        ...(state === 'COMPLETED' && {
          set: { completedDate: Math.min(calendar.now, instantAt(calendar.day(to), '15:00', zone)) },
        }),
      };
    }),
  );
}

function eventsOf({ profile, calendar }: Office, project: PlannedProject, random: Random): PlannedEvent[] {
  const zone = profile.timeZone;
  const { talentIds = [], clientId, leadId } = project.refs;
  return project.text.events.map(([summary, type, at], index): PlannedEvent => {
    const offset = dayOf(project, at);
    const day = calendar.day(offset);
    const isWhole = type === 'Shoot';
    const start = isWhole ? startOfDay(day, zone) : instantAt(day, random.pick(['10:00', '18:30', '19:30']), zone);
    const [venue, address] = random.pick(taskVenues);
    return {
      entity: 'event',
      key: `${project.key}/event/${index + 1}`,
      at: Math.min(calendar.now, project.at + 120_000),
      by: project.by,
      body: {
        summary,
        startsAt: start,
        startsAtTimeZone: zone,
        startsAtIsAllDay: isWhole,
        endsAt: isWhole ? startOfDay(addToDay(day, 1), zone) : start + 3 * 3_600_000,
        endsAtTimeZone: zone,
        endsAtIsAllDay: isWhole,
        venue,
        address,
      },
      refs: {
        typeId: `EVENT_TYPE/${type}`,
        statusId: offset < 0 ? 'EVENT/COMPLETED' : offset === 0 ? 'EVENT/IN_PROGRESS' : 'EVENT/UPCOMING',
        projectId: project.key,
        talentIds,
        ...(clientId !== undefined && { clientId }),
        ...(leadId !== undefined && { leadId, assigneeIds: [leadId].flat() }),
      },
      needs: [project.key],
    };
  });
}

/** Plans the tasks and events of an agency's projects, within the days of each. */
export function planProjectWork(office: Office, projects: readonly PlannedProject[]): ProjectWork {
  const random = randomOf(`${office.profile.key} work of projects`);
  const groups = projects.flatMap(({ key, at, by, text }) =>
    text.groups.map(({ name }, position): PlannedGroup => ({
      entity: 'projectGroup',
      key: `${key}/group/${position + 1}`,
      at: Math.min(office.calendar.now, at + 30_000),
      by,
      body: { displayName: name, position },
      refs: { projectId: key },
      needs: [key],
    })),
  );
  return {
    groups,
    tasks: projects.flatMap((project) => tasksOf(office, project, random)),
    events: projects.flatMap((project) => eventsOf(office, project, random)),
  };
}
