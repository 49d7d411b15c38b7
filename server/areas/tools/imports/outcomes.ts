import pg from 'pg';
import { refusal } from '../../../../schema/fields/rule.ts';
import type { RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Model } from '../../../engine/model.ts';
import { RefusalError } from '../../../errors.ts';
import type { ImportDeps } from './deps.ts';

/** The field of a declaration that a wire key belongs to; the name of a target (`custom.<id>`, `addresses.city`) as it is. */
function fieldOf(model: Model, key: string): string {
  const [root = key, index] = key.split('.');
  if (index !== undefined && !/^\d+$/.test(index)) return key;
  return (model.column(root) ?? model.link(root))?.field ?? root;
}

interface Told {
  readonly displayName?: string;
  readonly hold?: { readonly about: string | null };
  readonly people?: readonly { readonly displayName: string }[];
}

/** Names in a fault: further ones are left out. */
const mostNamed = 3;

/** Names what people have at the time of a row, as far as the importer may know, and whose time it is. */
function namedClashes({ items = [] }: { readonly items?: readonly Told[] }): string {
  const names = items.map(({ displayName, hold, people = [] }) => {
    const who = people.map((one) => one.displayName).join(', ');
    const what = displayName ?? hold?.about ?? null;
    return what === null ? who : `${who} (${what})`;
  });
  return [...new Set(names)].slice(0, mostNamed).join(', ');
}

/** Returns an error as faults of a row: of its fields, or of the row as a whole. */
export function faultsOf(model: Model, { key, refusal: reason, options }: RefusalError): RowFault[] {
  const { details = [], params } = options;
  const names = reason === 'clash' ? namedClashes((options.data ?? {}) as { readonly items?: readonly Told[] }) : '';
  if (names !== '') return [{ field: null, ...refusal('clashWith', { names }) }];
  if (details.length === 0) return [{ field: null, ...refusal(key, params) }];
  return details.map((one) => ({ field: fieldOf(model, one.field), ...refusal(one.key, one.params) }));
}

/** Faults without those of fields that are known to be wrong already. */
export function withoutKnown(faults: readonly RowFault[], known: readonly RowFault[]): RowFault[] {
  return faults.filter(({ field }) => !known.some((one) => one.field === field));
}

/** Yields to waiting requests before the next row. */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Runs the work of one row in a savepoint of the transaction: if it is refused, or if the database rejects it, it is
 * rolled back and reported as faults. Any other error is thrown.
 */
export async function rowWork<T>(
  { log }: Pick<ImportDeps, 'log'>,
  connection: Connection,
  model: Model,
  work: () => Promise<T>,
): Promise<T | { readonly faults: readonly RowFault[] }> {
  await yieldTurn();
  await connection.query({ text: 'savepoint import_row' });
  try {
    const done = await work();
    await connection.query({ text: 'release savepoint import_row' });
    return done;
  } catch (error) {
    const isRefused = error instanceof RefusalError;
    if (!isRefused && !(error instanceof pg.DatabaseError)) throw error;
    await connection.query({ text: 'rollback to savepoint import_row' });
    if (isRefused) return { faults: faultsOf(model, error) };
    log.error({ err: error }, 'a row of an import could not be written');
    return { faults: [{ field: null, ...refusal('somethingWentWrong') }] };
  }
}
