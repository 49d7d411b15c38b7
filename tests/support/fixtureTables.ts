import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { registry } from '../../schema/index.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { drizzleTables } from '../../scripts/generate/drizzleTables.ts';
import { allTables } from '../../scripts/generate/allTables.ts';
import { runAlone } from './databaseServer.ts';
import { fixtureRegistry } from './fixture.ts';

function snapshotOf(declarations: Registry): DrizzleSnapshotJSON {
  return generateDrizzleJson(drizzleTables(allTables(declarations))) as DrizzleSnapshotJSON;
}

/** The statements that a migration would have if the tests' entities were declared beside Greenroom's own. */
export function fixtureMigration(): Promise<string[]> {
  return generateMigration(snapshotOf(registry), snapshotOf(fixtureRegistry));
}

/** Adds the tables of the tests' entities to a migrated database, under row-level security as all others. */
export async function addFixtureTables(ownerUrl: string): Promise<void> {
  await runAlone(ownerUrl, [...(await fixtureMigration()), 'SELECT secure_tenant_tables()']);
}
