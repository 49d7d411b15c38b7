import type { RecurrenceSetting } from '../../schema/rules/recurrence.ts';
import type { TaskTypeCode } from '../../schema/areas/tasks/taskTypes.ts';

/** Series of the demo: its first task, and the rule of the others. */
export interface SeriesText {
  readonly summary: string;
  readonly type: TaskTypeCode;
  /** Days from today to the first task. */
  readonly startsIn: number;
  /** Time of day; whole days without one. */
  readonly time?: string;
  readonly rule: Omit<RecurrenceSetting, 'weekdays' | 'monthly'> &
    Partial<Pick<RecurrenceSetting, 'weekdays' | 'monthly'>>;
}

const after = (count: number) => ({ type: 'AFTER', count }) as const;
const daily = (count: number) => ({ repeat: 'DAILY', interval: 1, unit: 'DAYS', end: after(count) }) as const;
const weekly = (count: number) => ({ repeat: 'WEEKLY', interval: 1, unit: 'WEEKS', end: after(count) }) as const;
const monthly = (count: number) =>
  ({ repeat: 'MONTHLY', interval: 1, unit: 'MONTHS', monthly: 'DAY', end: after(count) }) as const;

/** The series that every demo agency has. */
export const seriesTexts: readonly SeriesText[] = [
  { summary: 'Monday meeting of the agents', type: 'MEETING', startsIn: -2, time: '09:30', rule: weekly(8) },
  { summary: 'Look through new castings', type: 'EMAIL', startsIn: 0, rule: daily(7) },
  { summary: 'Chase open invoices', type: 'GENERAL', startsIn: 1, rule: weekly(6) },
  { summary: 'Report to the partners', type: 'EMAIL', startsIn: 3, rule: monthly(6) },
  { summary: 'Back up the showreels', type: 'GENERAL', startsIn: 2, rule: weekly(5) },
  { summary: 'Coaching evening', type: 'TRAINING', startsIn: 4, time: '18:00', rule: weekly(6) },
  { summary: 'Open audition', type: 'EVENT', startsIn: 9, time: '10:00', rule: monthly(4) },
  { summary: 'Posts of the week', type: 'SOCIALPOST', startsIn: -1, rule: weekly(6) },
  {
    summary: 'Gym of the dancers',
    type: 'TRAINING',
    startsIn: 1,
    time: '07:30',
    rule: { repeat: 'CUSTOM', interval: 1, unit: 'WEEKS', weekdays: ['TU', 'TH'], end: after(8) },
  },
  {
    summary: 'Fortnightly call with the label',
    type: 'CALL',
    startsIn: 5,
    time: '15:00',
    rule: { repeat: 'CUSTOM', interval: 2, unit: 'WEEKS', end: after(6) },
  },
  {
    summary: 'Close the month',
    type: 'GENERAL',
    startsIn: 6,
    rule: { repeat: 'CUSTOM', interval: 1, unit: 'MONTHS', monthly: 'LAST_DAY', end: after(4) },
  },
  {
    summary: 'Renew the licences',
    type: 'GENERAL',
    startsIn: 20,
    rule: { repeat: 'ANNUALLY', interval: 1, unit: 'YEARS', end: after(3) },
  },
];
