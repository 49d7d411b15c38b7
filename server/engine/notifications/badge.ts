import type { Actor } from '../../../schema/access/access.ts';
import type { Engine } from '../engine.ts';
import { statementName } from '../statementNames.ts';
import { Values } from '../sql.ts';
import { visibleNotifications } from './visible.ts';

/** The number of a person's unread notifications, as far as they may read what these are about. */
export async function unreadCount(engine: Engine, actor: Actor): Promise<number> {
  if (actor.agencyId === null || actor.staffId === null) return 0;
  const values = new Values();
  const text = `select count(*) as count from ${visibleNotifications(engine, actor, values)} and n.read_at is null`;
  const { rows } = await engine.database.query<{ count: number }>(actor.agencyId, {
    text,
    values: values.list,
    name: statementName(text),
  });
  return rows[0]?.count ?? 0;
}

/** Notifications as an open page shows them: the newest ones, and the number of unread ones. */
export interface Badge {
  readonly count: number;
  /** By id, in no order. */
  readonly newest: ReadonlyMap<string, { readonly recordId: string; readonly at: number; readonly isRead: boolean }>;
}

/** So many of the newest are compared to tell a page what has changed. */
const newestCompared = 50;

interface Row {
  readonly id: string;
  readonly record_id: string;
  readonly at: number;
  readonly read: boolean;
}

/** Reads the state of a person's notifications, with their present rights. */
export async function readBadge(engine: Engine, actor: Actor): Promise<Badge> {
  if (actor.agencyId === null || actor.staffId === null) return { count: 0, newest: new Map() };
  const values = new Values();
  const text = `select n.id, n.record_id, n.at, n.read_at is not null as read
    from ${visibleNotifications(engine, actor, values)} order by n.at desc, n.id desc limit ${newestCompared}`;
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text,
    values: values.list,
    name: statementName(text),
  });
  return {
    count: await unreadCount(engine, actor),
    newest: new Map(rows.map((row) => [row.id, { recordId: row.record_id, at: row.at, isRead: row.read }])),
  };
}
