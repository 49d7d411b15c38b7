import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { registry } from '../../schema/index.ts';
import type { Table } from '../../schema/derive/tables.ts';
import { drizzleTables } from '../../scripts/generate/drizzleTables.ts';
import { allTables } from '../../scripts/generate/allTables.ts';
import { runAlone } from './databaseServer.ts';
import { fixtureRegistry } from './fixture.ts';
import { ledger } from './fixture/ledger.ts';

/** Greenroom's tables with those of the tests. */
export const fixtureTables: readonly Table[] = [...allTables(fixtureRegistry), ledger];

function snapshotOf(tables: readonly Table[]): DrizzleSnapshotJSON {
  return generateDrizzleJson(drizzleTables(tables)) as DrizzleSnapshotJSON;
}

/** The statements that a migration would have if the tests' tables were declared beside Greenroom's own. */
export function fixtureMigration(): Promise<string[]> {
  return generateMigration(snapshotOf(allTables(registry)), snapshotOf(fixtureTables));
}

/** Adds the tables of the tests' entities to a migrated database, under row-level security as all others. */
export async function addFixtureTables(ownerUrl: string): Promise<void> {
  await runAlone(ownerUrl, [...(await fixtureMigration()), 'SELECT secure_tenant_tables()']);
}
