import type { Actor } from '../../../../schema/access/access.ts';
import type { NotificationEvent, NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import type { NotificationKind } from '../../../../schema/notices.ts';
import { messagePageSize } from '../../../../schema/rules/limits.ts';
import type { Engine } from '../../../engine/engine.ts';
import { visibleNotifications } from '../../../engine/notifications/visible.ts';
import { Values } from '../../../engine/sql.ts';
import { pageOf, windowOf, type PageOf, type PageQuery } from '../../../paging.ts';
import { authorsOf, type Author } from '../../../engine/notifications/authors.ts';
import { ownersOf } from './owners.ts';

/** A kept event (`notification.events`). */
interface KeptEvent extends Author {
  readonly kind: NotificationKind;
  readonly field?: string;
  readonly at: number;
  readonly isLate?: true;
}

interface Row {
  readonly id: string;
  readonly at: number;
  readonly read: boolean;
  readonly events: readonly KeptEvent[];
  readonly record: NotificationRow['record'];
}

/** Query of the list; without `read`, read and unread ones. */
export interface NotificationQuery extends PageQuery {
  readonly read?: 0 | 1;
}

const empty: PageOf<NotificationRow> = { data: [], loadMore: false, nextPageIndex: null };

/** Returns the actor's notifications about records that they may read now, the newest first. */
export async function listNotifications(
  engine: Engine,
  actor: Actor,
  query: NotificationQuery | null,
): Promise<PageOf<NotificationRow>> {
  if (actor.agencyId === null || actor.staffId === null) return empty;
  const window = windowOf(query, messagePageSize);
  const values = new Values();
  const visible = visibleNotifications(engine, actor, values);
  const state = query?.read === undefined ? '' : `and n.read_at is ${query.read === 1 ? 'not ' : ''}null`;
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text: `select n.id, n.at, n.read_at is not null as read, n.events,
        json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind) as record
      from ${visible} ${state} order by n.at desc, n.id desc
      limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
    values: values.list,
  });
  const page = pageOf(window, rows);
  const [authors, owners] = await Promise.all([
    authorsOf(
      engine,
      actor,
      page.data.flatMap(({ events }) => events),
    ),
    ownersOf(
      engine,
      actor,
      page.data.map(({ record }) => record),
    ),
  ]);
  const told = ({ kind, field, at, isLate, ...author }: KeptEvent): NotificationEvent => ({
    kind,
    at,
    ...(field !== undefined && { field }),
    ...(isLate && { isLate }),
    by: authors(author),
  });
  return {
    ...page,
    data: page.data.map(({ id, at, read, events, record }) => ({
      id,
      at,
      read: read ? 1 : 0,
      record,
      owner: owners.get(record.id) ?? null,
      events: events.map(told),
    })),
  };
}
