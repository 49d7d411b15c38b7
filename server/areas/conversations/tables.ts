import type { Table } from '../../../schema/derive/tables.ts';
import { mailLogTables } from './mail-log/tables.ts';
import { talkTables } from './talk/tables.ts';
import { mailboxTables } from './mailboxes/tables.ts';

/** Tables of mail, of mailboxes and of talk, besides the records of the logs. */
export const tables: readonly Table[] = [...mailLogTables, ...mailboxTables, ...talkTables];
