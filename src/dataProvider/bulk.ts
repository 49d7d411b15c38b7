import type { Identifier, TranslateFunction } from 'ra-core';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { stepsOfMany } from '../../schema/language/records/stepRoutes.ts';
import type { HttpClient } from './httpClient.ts';
import { errorOf, readRefusal } from './refusal.ts';
import { requestFor } from '../../schema/derive/requests.ts';
import type { BulkRow, BulkTarget, BulkWork } from './types.ts';

type Failed = Extract<BulkRow, { readonly error: unknown }>;

const isFailed = (row: BulkRow): row is Failed => 'error' in row;

/** The refusal of one row, as an error that says what the server says. */
export function rowError(row: Failed, translate: TranslateFunction): Error {
  return errorOf(readRefusal(400, row), translate);
}

type StepWork = Extract<BulkWork, { readonly step: string }>;

/** Records that a step of many was taken of, and the others, as the route answers them. */
interface StepsTaken {
  readonly done: readonly { readonly id: string; readonly version: number }[];
  readonly refused: readonly ({ readonly id: string; readonly errorDetails?: unknown } & Failed['error'])[];
}

/** Takes a step of many records; returns the result of each. */
async function stepRows(
  client: HttpClient,
  entity: AnyEntity,
  targets: readonly BulkTarget[],
  { step, given }: StepWork,
): Promise<readonly BulkRow[]> {
  const route = stepsOfMany(entity).find(({ name, isAlias }) => name === step && !isAlias);
  if (!route) throw new Error(`'${step}' is no step of many of '${entity.name}'`);
  const { method, path } = route;
  const { done, refused } = await client.call<StepsTaken>({ method, path, body: { ids: targets, ...given } });
  const failed = refused.map(({ id, errorDetails, ...error }) => ({
    id,
    error,
    ...(errorDetails ? { errorDetails } : {}),
  }));
  return [...done, ...failed];
}

/** Changes, deletes or restores records, or takes a step, each on its own; returns the result of each. */
export async function bulkRows(
  client: HttpClient,
  entity: AnyEntity,
  targets: readonly BulkTarget[],
  work: BulkWork,
): Promise<readonly BulkRow[]> {
  if ('step' in work) return stepRows(client, entity, targets, work);
  return client.call(requestFor(entity, 'bulk', { values: { ids: targets, ...work } }));
}

interface Chosen {
  readonly ids: readonly Identifier[];
  /** `meta.versions`: the version of each record as it was seen, by id. */
  readonly meta?: { readonly versions?: Readonly<Record<string, number>> };
}

/**
 * react-admin's updateMany and deleteMany: the ids that were done, and the rows that were refused as `meta.failed`.
 * Throws the first refusal where nothing was done.
 */
export async function writeMany(
  client: HttpClient,
  translate: TranslateFunction,
  entity: AnyEntity,
  { ids, meta }: Chosen,
  work: BulkWork,
): Promise<{ data: Identifier[]; meta: { failed: readonly Failed[] } }> {
  const targets = ids.map((id) => ({ id: String(id), version: meta?.versions?.[String(id)] }));
  const rows = await bulkRows(client, entity, targets, work);
  const failed = rows.filter(isFailed);
  const [first] = failed;
  if (first && failed.length === rows.length) throw rowError(first, translate);
  return { data: rows.filter((row) => !isFailed(row)).map(({ id }) => id), meta: { failed } };
}
