import type { Connection, Database } from '../../../database/pools.ts';
import type { LinkedShare } from './openShares.ts';

/** A connection that is bound to an agency from here on. */
export function boundTo(database: Database, agencyId: string): Connection {
  return { query: (statement) => database.query(agencyId, statement) };
}

/** An agency as its letters name it and write moments. */
export interface SendingAgency {
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
  readonly timeZone: string;
}

/** Returns the agency that a connection is bound to. */
export async function readAgency(connection: Connection): Promise<SendingAgency> {
  const { rows } = await connection.query<SendingAgency>({
    text: 'select name, locale, time_zone as "timeZone" from identity_agency_settings()',
  });
  const [agency] = rows;
  if (!agency) throw new Error('the connection is bound to no agency');
  return agency;
}

/** SQL of the name of whoever made a share, as the agency knows them. */
export const senderSql = (alias: string): string => `coalesce(
  (select r.label from record r where r.agency_id = ${alias}.agency_id and r.id = ${alias}.staff_id),
  (select w.display_name from identity_writers(array[${alias}.account_id]) w), '')`;

/** Returns the name of whoever made a share. */
export async function readSender(
  connection: Connection,
  { agency_id: agencyId, id }: Pick<LinkedShare, 'agency_id' | 'id'>,
): Promise<string> {
  const { rows } = await connection.query<{ name: string }>({
    text: `select ${senderSql('s')} as name from share s where s.agency_id = $1 and s.id = $2`,
    values: [agencyId, id],
  });
  return rows[0]?.name ?? '';
}
