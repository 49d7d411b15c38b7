import { libraryTables } from './library/tables.ts';
import { shareTables } from './shares/tables.ts';

/** Tables of the library and of shares. */
export const tables = [...libraryTables, ...shareTables];
