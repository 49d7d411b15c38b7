import { inject } from 'vitest';
import { createDatabase } from './databaseServer.ts';
import type {} from './database.ts';

/** A migrated, empty database that belongs to one test file. */
export interface TestDatabase {
  readonly name: string;
  /** Address for its owner. */
  readonly url: string;
  /** Removes it, closing open connections. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated database of this run; some 0.1 s. For the projects `contract` and `api`: open one in `beforeAll`
 * and drop it in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer');
  return createDatabase(url, template);
}

/** The same with the tables of the tests' own entities (fixture.ts) beside Greenroom's. */
export async function openFixtureDatabase(): Promise<TestDatabase> {
  const { url, fixtureTemplate } = inject('testServer');
  return createDatabase(url, fixtureTemplate);
}

/** Copies a database that a test has made, to which nobody is connected. */
export async function copyDatabase(name: string): Promise<TestDatabase> {
  return createDatabase(inject('testServer').url, name);
}
