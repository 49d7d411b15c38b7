import type { Connection } from '../../database/pools.ts';
import { Values } from '../sql.ts';
import { noticeParts, type NoticeOrigin } from './noticeSql.ts';
import type { Notice } from './notices.ts';

/** Notices about a record of an agency. */
interface Told {
  readonly agencyId: string;
  readonly recordId: string;
  readonly notices: readonly Notice[];
}

/** Writes notifications of something that is no write of the record, within the caller's transaction. */
export async function notifyOf(
  connection: Connection,
  { agencyId, recordId, notices }: Told,
  origin: NoticeOrigin,
): Promise<void> {
  if (notices.length === 0) return;
  const values = new Values();
  const agency = `${values.add(agencyId)}::uuid`;
  const changed = `changed as (select ${values.add(recordId)}::uuid as id)`;
  const parts = noticeParts(values, agency, 'changed', [{ ...origin, recordId, notices }]);
  await connection.query({ text: `with ${[changed, ...parts].join(', ')} select`, values: values.list });
}
