import { systemActor } from '../../schema/access/access.ts';
import { instantAt } from '../../schema/rules/dates.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { openAgencyServer, type AgencyServer } from './agency.ts';
import type { Json } from './app.ts';

/** An answer of the API. */
export interface Said {
  readonly status: number;
  readonly data: Json;
  readonly body: Json;
}

/** A server with an agency that has its first statuses, and what tests of series ask of it. */
export interface TaskServer {
  readonly server: AgencyServer;
  call(method: string, path: string, body?: unknown): Promise<Said>;
  /** Makes a series that starts at ten in Sydney, by default on Mondays from 4 January 2027; its tasks in order. */
  series(body?: object, count?: number): Promise<readonly Json[]>;
  /** The tasks as they are now, deleted ones as null. */
  read(rows: readonly Json[]): Promise<readonly Json[]>;
  put(row: Json, body: object): Promise<Said>;
}

export const tasksPath = '/client/v1/tasks';
export const sydney = 'Australia/Sydney';

/** The start of a task at ten, or at another time, in Sydney. */
export const startsAt = (day: string, time = '10:00') => ({
  startDate: instantAt(day, time, sydney),
  startDateTimeZone: sydney,
});

/** The day and time of a start in Sydney: `01-04 10:00`. */
export function shownStart({ startDate }: Json): string {
  const format = { timeZone: sydney, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(startDate).slice(5);
}

export async function openTaskServer(): Promise<TaskServer> {
  const server = await openAgencyServer();
  await seedAgency(server.app.engine, systemActor(server.agencyId));
  let number = 0;
  const call = async (method: string, path: string, body?: unknown): Promise<Said> => {
    const answer = await server.call(method, path, body);
    const said = answer.json<Json>();
    return { status: answer.statusCode, data: said.responseData, body: said };
  };
  return {
    server,
    call,
    series: async (body = {}, count = 5) => {
      number += 1;
      const summary = `Series ${number}.`;
      const end = { type: 'AFTER', count };
      const made = { summary, ...startsAt('2027-01-04'), recurrenceSetting: { repeat: 'WEEKLY', end }, ...body };
      const { status, body: said } = await call('POST', tasksPath, made);
      if (status !== 200) throw new Error(JSON.stringify(said));
      const list = { summary, orderBy: 'startDate', orderDirection: 'ASC', pageSize: 100 };
      return (await call('POST', `${tasksPath}/list`, list)).data.data;
    },
    read: (rows) => Promise.all(rows.map(async ({ id }) => (await call('GET', `${tasksPath}/${id}`)).data ?? null)),
    put: (row, body) => call('PUT', `${tasksPath}/${row.id}`, body),
  };
}
