import { Type } from 'typebox';
import { closed, defineCalls, idOf, instant, nullable, oneOf, uuid, type ValueOf } from '../../../language/call.ts';
import { project } from '../entities/project.ts';

const filters = nullable(
  Type.Record(Type.String(), Type.Unknown(), {
    description: 'Filters of the list that it counts; null if no list finds them alone, as for tasks without a group',
  }),
);
const figure = Type.Object({ total: Type.Integer(), filters });
export type ProjectFigure = ValueOf<typeof figure>;

const sum = Type.Object({ currency: Type.String(), amount: Type.String() });
const sums = Type.Array(sum);
const reference = Type.Object({ id: uuid, displayName: Type.String(), avatar: nullable(Type.String()) });
const absent = 'Absent where the caller may read none';

const dashboard = Type.Object({
  tasks: Type.Optional(
    Type.Object(
      {
        all: figure,
        categories: Type.Array(Type.Object({ code: Type.String(), ...figure.properties })),
        overdue: figure,
        dueSoon: figure,
        people: Type.Array(Type.Object({ of: reference, outstanding: figure, dueSoon: figure, overdue: figure })),
      },
      { description: absent },
    ),
  ),
  contracts: Type.Optional(
    Type.Object(
      { ...figure.properties, values: Type.Optional(sums) },
      { description: `${absent}; values are those of contracts with an amount, per currency` },
    ),
  ),
  events: Type.Optional(
    Type.Object(
      {
        ...figure.properties,
        next: Type.Array(
          Type.Object({
            id: uuid,
            displayName: Type.String(),
            startsAt: nullable(instant),
            day: nullable(Type.String({ description: 'Whole day, YYYY-MM-DD' })),
          }),
        ),
      },
      { description: absent },
    ),
  ),
});
export type ProjectDashboard = ValueOf<typeof dashboard>;

const money = Type.Object({ cost: sums, extra: sums, sale: sums });

const counts = { all: figure, open: figure, completed: figure, overdue: figure };

const row = Type.Object({
  group: nullable(reference),
  person: nullable(reference),
  ...counts,
  money: Type.Optional(money),
});
export type ProjectReportRow = ValueOf<typeof row>;

const report = Type.Object({
  rows: Type.Array(row, { description: 'By group in its order, and by person; tasks without either last' }),
  total: Type.Object(counts, { description: 'Of all rows' }),
  money: Type.Optional(money),
});
export type ProjectReport = ValueOf<typeof report>;

const read = { entity: project.name, action: 'read' } as const;
const params = { id: idOf(project.name) };

/** The figures of one project (AB 2, dashboard and report). */
export const projectFigureCalls = defineCalls(project.plural, {
  dashboard: {
    route: 'GET /client/v1/projects/{id}/dashboard',
    access: read,
    summary: 'figures of a project, each with the filters of the list that it counts',
    params,
    answer: dashboard,
  },
  report: {
    route: 'GET /client/v1/projects/{id}/report',
    access: read,
    summary: 'tasks of a project by group and person, with their money',
    description: 'Money is absent without the right on finance',
    params,
    answer: report,
  },
  reportFile: {
    route: 'POST /client/v1/projects/{id}/report/export',
    access: read,
    summary: 'the report of a project as a CSV or a workbook',
    params,
    body: closed({
      format: Type.Optional(oneOf(['csv', 'xlsx'] as const)),
      headings: Type.Optional(
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10, description: 'In the order of the columns' }),
      ),
    }),
    answer: { file: 'application/octet-stream' },
    isReading: true,
  },
});
