import { librarySpace } from '../../../../schema/areas/files/settings/librarySpace.ts';
import { unfinishedUploads, unfinishedUploadTime } from '../../../../schema/rules/limits.ts';
import type { UploadQuotas } from '../../../config.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import { RefusalError } from '../../../errors.ts';

/** Any number of its own among the locks that the server takes by number. */
const quotaLock = 7_266_302;
const day = 86_400_000;
const at = (moment: number) => new Date(moment).toISOString();

/** Size and owner of a file to be stored. */
export interface WantedSpace {
  /** The agency, or what is kept above them. */
  readonly home: string;
  readonly accountId: string;
  readonly bytes: number;
  /** True for an additional file of that person; false for one that is already counted. */
  readonly isNew: boolean;
}

/** Lets all others wait who want space of the same agency, until the transaction ends: no two count on the same space. */
export async function holdSpace(connection: Connection, home: string): Promise<void> {
  await connection.query({ text: 'select pg_advisory_xact_lock($1, hashtext($2))', values: [quotaLock, home] });
}

/** SQL of the bytes to which an agency (`$1`) limits its files itself; null without a limit. */
const ownQuotaSql = `(select quota_megabytes::bigint * 1000000 from ${librarySpace.table} where agency_id = $1)`;

/** Returns the smaller of the limits that the server and an agency itself set, in bytes; null without any. */
export async function agencyQuota(database: Database, quotas: UploadQuotas, agencyId: string): Promise<number | null> {
  const { rows } = await database.query<{ own: number | null }>(agencyId, {
    text: `select ${ownQuotaSql} as own`,
    values: [agencyId],
  });
  const set = [quotas.agencyBytes, rows[0]?.own ?? null].filter((one) => one !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/**
 * Refuses a file for which an agency or a person has no space left. Ask while `holdSpace` does, in the transaction that puts
 * the file down.
 * @param now milliseconds since the epoch
 * @throws RefusalError 413
 */
export async function requireSpace(
  connection: Connection,
  quotas: UploadQuotas,
  { home, accountId, bytes, isNew }: WantedSpace,
  now: number,
): Promise<void> {
  const { rows } = await connection.query<{ kept: number; own: number | null; recent: number; files: number }>({
    text: `select
        (select coalesce(sum(bytes), 0)::bigint from media where agency_id = $1) as kept, ${ownQuotaSql} as own,
        coalesce(sum(bytes), 0)::bigint as recent, count(*)::integer as files
      from media where agency_id = $1 and account_id = $2 and created_at > $3`,
    values: [home, accountId, at(now - day)],
  });
  const { kept, own, recent, files } = rows[0] ?? { kept: 0, own: null, recent: 0, files: 0 };
  const isOver = (used: number, more: number, quota: number | null) => quota !== null && used + more > quota;
  if (isOver(kept, bytes, quotas.agencyBytes)) throw new RefusalError('quotaUsedUp', 'quotaAgency');
  if (isOver(kept, bytes, own)) throw new RefusalError('quotaUsedUp', 'quotaOwn');
  if (isOver(recent, bytes, quotas.personBytes) || isOver(files, isNew ? 1 : 0, quotas.personFiles)) {
    throw new RefusalError('quotaUsedUp', 'quotaPerson');
  }
}

/**
 * Refuses another upload to an account with the maximum number in progress; uploads that get no further part do not
 * count. Call it while `holdSpace` holds.
 * @throws RefusalError 429
 */
export async function requireFewBegun(
  connection: Connection,
  { home, accountId }: Pick<WantedSpace, 'home' | 'accountId'>,
  now: number,
): Promise<void> {
  const { rows } = await connection.query<{ begun: number }>({
    text: `select count(*)::integer as begun from media
      where agency_id = $1 and account_id = $2 and state = 'uploading' and coalesce(part_at, created_at) >= $3`,
    values: [home, accountId, at(now - unfinishedUploadTime)],
  });
  if ((rows[0]?.begun ?? 0) >= unfinishedUploads) throw new RefusalError('tooManyRequests', 'tooManyUploads');
}
