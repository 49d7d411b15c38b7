import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import type { BodyOf } from '../../schema/language/entity.ts';
import type { task } from '../../schema/areas/tasks/entities/task.ts';
import type { TaskTypeCode } from '../../schema/areas/tasks/taskTypes.ts';
import { mayWrite } from '../accounts.ts';
import { randomOf, type Random } from '../random.ts';
import { ruleTexts, taskNotes, taskSubjects, taskVenues } from '../texts/tasks.ts';
import type { PlannedContract } from './contracts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';
import { ACTIVE } from './talents.ts';
import type { PlannedSupplier } from './templates.ts';

export interface PlannedTask extends Planned<BodyOf<typeof task>> {
  readonly entity: 'task';
}

/** Numbers of tasks that are due between two days from today, and are done or not. */
const spans: readonly {
  readonly count: number;
  readonly days: readonly [number, number] | null;
  readonly isDone?: true;
}[] = [
  { count: 45, days: [-20, -1] },
  { count: 26, days: [0, 0] },
  { count: 84, days: [1, 6] },
  { count: 50, days: [7, 30] },
  { count: 25, days: [31, 90] },
  { count: 20, days: null },
  { count: 90, days: [-60, 0], isDone: true },
];

const types: readonly (readonly [TaskTypeCode, number])[] = [
  ['GENERAL', 22],
  ['CALL', 14],
  ['EMAIL', 12],
  ['MEETING', 12],
  ['SOCIALPOST', 8],
  ['REHEARSAL', 6],
  ['PERFORMANCE', 6],
  ['APPEARANCE', 5],
  ['TRANSPORT', 5],
  ['FLIGHT', 4],
  ['TRAINING', 3],
  ['EVENT', 2],
  ['GAME', 1],
  ['RANDRHOLIDAY', 2],
  ['OTHER', 3],
];
/** Hours that a task of a type takes; those of others are whole days. */
const hours: Partial<Record<TaskTypeCode, number>> = {
  MEETING: 1,
  REHEARSAL: 3,
  TRAINING: 2,
  PERFORMANCE: 4,
  GAME: 3,
  APPEARANCE: 2,
  EVENT: 5,
  FLIGHT: 2,
  TRANSPORT: 1,
};
const evening: readonly TaskTypeCode[] = ['PERFORMANCE', 'EVENT'];
const bought: readonly TaskTypeCode[] = ['TRANSPORT', 'FLIGHT', 'EVENT', 'PERFORMANCE'];

/** Days ago on which tasks were entered, many at a time. */
const entered = [70, 45, 30, 21, 14, 9, 6, 4, 2, 1];

/** The dates of a task on a day: a time of day where its type has one, else the whole day. */
function datesOf(random: Random, day: string, type: TaskTypeCode, zone: string): PlannedTask['body'] {
  const length = hours[type];
  if (length === undefined) {
    return { dueDate: startOfDay(day, zone), dueDateTimeZone: zone, dueDateIsAllDay: true };
  }
  const hour = evening.includes(type) ? 18 : random.integer(8, 16);
  const start = instantAt(day, `${String(hour).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`, zone);
  return {
    startDate: start,
    startDateTimeZone: zone,
    startDateIsAllDay: false,
    dueDate: start + length * 3_600_000,
    dueDateTimeZone: zone,
    dueDateIsAllDay: false,
  };
}

/** Records of an agency that its tasks are about. */
export interface TaskSubjects extends People {
  readonly staff: readonly PlannedStaff[];
  readonly contracts: readonly PlannedContract[];
  readonly suppliers: readonly PlannedSupplier[];
}

/** Plans an agency's tasks on days around today: overdue, of today, to come and done. */
export function planTasks({ profile, calendar }: Office, subjects: TaskSubjects): PlannedTask[] {
  const random = randomOf(`${profile.key} tasks`);
  const { staff, contracts, suppliers } = subjects;
  const zone = profile.timeZone;
  const people = [...subjects.talents.filter(({ body }) => body.status === ACTIVE), ...subjects.scouts];
  const moments = entered.map((ago) => calendar.workMoment(random, ago, ago)).toSorted((one, other) => one - other);
  const writers = staff.filter(({ key }) => mayWrite(key));
  const [director] = staff;
  const own = profile.rosters.map(({ email }) => email);
  const teamOf = ({ refs }: Planned) => (refs['assigneeIds'] ?? []) as readonly string[];
  const mine = people.filter((one) => teamOf(one).some((key) => own.includes(key)));

  /** The first moment of entering after all of these were there. */
  const enteredAfter = (planned: readonly Planned[]) => {
    const needed = Math.max(...planned.map(({ at }) => at));
    const later = moments.filter((moment) => moment > needed);
    return later.length === 0 ? calendar.now : random.pick(later);
  };

  const one = (key: string, days: readonly [number, number] | null, isDone: boolean): PlannedTask => {
    const type = random.weighted(types);
    const offset = days === null ? null : random.integer(...days);
    const deal = random.chance(0.28) ? random.pick(contracts) : undefined;
    const named = deal && people.find((person) => (deal.refs['talentIds'] as readonly string[]).includes(person.key));
    const person = named ?? random.pick(mine.length > 0 && random.chance(0.25) ? mine : people);
    const partner = deal && subjects.partners.find((company) => company.key === deal.refs['clientId']);
    const team = teamOf(person);
    const assignee = random.chance(0.12)
      ? director?.key
      : random.chance(0.9)
        ? random.pick([...team, ...team, director?.key ?? ''])
        : null;
    const helper = random.chance(0.22) ? random.pick(staff).key : null;
    const supplier = bought.includes(type) && random.chance(0.6) ? random.pick(suppliers) : null;
    const related = [person, ...(partner ? [partner] : [])];
    const at = enteredAfter([...related, ...(deal ? [deal] : []), ...writers.slice(0, 1)]);
    const author = random.chance(0.6) ? director : random.pick(writers.filter((writer) => writer.at < at));
    const status = isDone
      ? 'COMPLETED'
      : random.weighted([
          ['NEW', 60],
          ['IN_PROGRESS', 28],
          ['BLOCKED', 12],
        ] as const);
    const [venue, address] = hours[type] !== undefined && random.chance(0.7) ? random.pick(taskVenues) : [null, null];
    const { displayName = '' } = person.body;
    const cost = type === 'PERFORMANCE' && random.chance(0.5) ? `${random.integer(2, 40) * 50}.00` : null;
    return {
      entity: 'task',
      key,
      at,
      by: author?.key ?? null,
      body: {
        summary: random.pick(taskSubjects[type]).replace('{name}', displayName),
        priorityLevel: random.weighted([
          ['LOW', 18],
          ['MEDIUM', 60],
          ['HIGH', 22],
        ] as const),
        ...(offset === null ? {} : datesOf(random, calendar.day(offset), type, zone)),
        ...(venue !== null && { venue, address }),
        ...(random.chance(0.35) && { note: random.pick(taskNotes) }),
        ...(cost !== null && { cost, costCurrency: 'AUD' }),
        // The demo is made without the module that fills this.
        ...ruleTexts.find((rule) => rule.type === type && rule.supplier === undefined)?.money,
      },
      refs: {
        statusId: `TASK/${status}`,
        typeId: `TASK_TYPE/${type}`,
        relatedToIds: related.map((record) => record.key),
        ...(deal && { linkToIds: [deal.key] }),
        ...(assignee && { assigneeId: assignee }),
        ...(helper !== null && helper !== assignee && { collaboratorIds: [helper] }),
        ...(supplier && { supplierId: supplier.key }),
      },
      ...(isDone && {
        set: {
          completedDate: Math.min(
            calendar.now,
            Math.max(at, startOfDay(calendar.day(offset ?? 0), zone) + random.integer(9, 20) * 3_600_000),
          ),
        },
      }),
    };
  };
  return spans.flatMap(({ count, days, isDone = false }, span) =>
    Array.from({ length: count }, (_, index) => one(`task/${span + 1}/${index + 1}`, days, isDone)),
  );
}
