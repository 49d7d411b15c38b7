import { apiKeyTables } from './api-keys/tables.ts';

/** Tables of identity that agencies own; accounts and sessions belong to none (`0001_identity.sql`). */
export const tables = [...apiKeyTables];
