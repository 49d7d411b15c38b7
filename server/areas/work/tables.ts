import { calendarTables } from './calendar/tables.ts';
import { taskTables } from './tasks/tables.ts';

/** Tables of series of tasks and of the calendar. */
export const tables = [...taskTables, ...calendarTables];
