import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** One agency of a data set; equal sizes give equal rows. */
export interface AgencySize {
  readonly agencyId: string;
  readonly talents: number;
  readonly notes: number;
  /** Number of talents that the viewer of many sees; the others see 5 and 150 at any size. */
  readonly assigned: number;
}

/** The pipeline of an agency that has been filled and has statuses. */
export interface PipelineSize {
  readonly agencyId: string;
  /** Number of its talents. The first one has 5 opportunities, the second one 5,000 if there are enough. */
  readonly talents: number;
  readonly opportunities: number;
  /** Number of tasks, each linked to an opportunity; the first has 20. */
  readonly tasks: number;
}

/** Invoices of an agency that has partners and one invoice, of which the others are copies. */
export interface InvoicesSize {
  readonly agencyId: string;
  readonly invoice: string;
  readonly invoices: number;
}

const ofAgencies = [
  'record',
  'talents',
  'talents_categories',
  'talents_assignees',
  'assignment',
  'notes',
  'search_text',
];
const ofPipelines = ['record', 'opportunities', 'opportunities_talents', 'opportunities_assignees', 'assignment'];
const besides = ['place', 'tasks', 'tasks_link_tos', 'search_text'];

const secondaryIndexes = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

type Settings = Readonly<Record<string, string | number>>;

/**
 * Runs a script for each agency, as the database's owner. Secondary indexes are built afterwards and foreign keys are
 * not checked row by row, which together is some ten times faster; the resulting data is the same.
 */
async function fill(ownerUrl: string, tables: readonly string[], name: string, agencies: readonly Settings[]) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const scripts = ['functions.sql', name].map((file) => readFile(join(import.meta.dirname, file), 'utf8'));
    const script = (await Promise.all(scripts)).join('\n');
    const { rows: indexes } = await client.query<{ name: string; text: string }>(secondaryIndexes, [tables]);
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '512MB'; set work_mem = '256MB'`);
    for (const { name: index } of indexes) await client.query(`drop index ${index}`);
    for (const settings of agencies) {
      for (const [setting, value] of Object.entries(settings))
        await client.query(`select set_config('bench.${setting}', $1, false)`, [String(value)]);
      await client.query(script);
    }
    for (const { text } of indexes) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Fills a migrated database with agencies, as its owner. */
export async function fillAgencies(ownerUrl: string, agencies: readonly AgencySize[]): Promise<void> {
  const settings = agencies.map(({ agencyId, ...size }) => ({ agency: agencyId, ...size }));
  await fill(ownerUrl, ofAgencies, 'agency.sql', settings);
}

/** Fills the pipelines of agencies, as the database's owner. */
export async function fillPipelines(ownerUrl: string, pipelines: readonly PipelineSize[]): Promise<void> {
  const settings = pipelines.map(({ agencyId, ...size }) => ({ agency: agencyId, ...size }));
  await fill(ownerUrl, [...ofPipelines, ...besides], 'pipeline.sql', settings);
}

/** Fills an agency with invoices, as the database's owner. */
export async function fillInvoices(ownerUrl: string, { agencyId, ...size }: InvoicesSize): Promise<void> {
  await fill(ownerUrl, ['record', 'invoices'], 'invoices.sql', [{ agency: agencyId, ...size }]);
}
