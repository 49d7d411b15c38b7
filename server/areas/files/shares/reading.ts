import type { Actor } from '../../../../schema/access/access.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import type { Share, ShareEvent, ShareRecipient } from '../../../../schema/areas/files/calls/shares.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryItemTypes, libraryKeyOf } from '../../../../schema/areas/files/library.ts';
import type { ShareUse } from '../../../../schema/areas/files/shares.ts';
import type { MailState } from '../../../../schema/areas/identity/mail.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { Values } from '../../../engine/sql.ts';
import { notFound } from '../../../errors.ts';
import { pageOf, windowOf, type PageQuery } from '../../../paging.ts';
import type { Links } from './links.ts';
import { stateOf } from './openShares.ts';
import { senderSql } from './senders.ts';

const { name: entity, table } = libraryItem;

interface RecipientRow {
  readonly id: string;
  readonly email: string | null;
  readonly sealed_token: string;
  readonly revoked_at: number | null;
  readonly opens: number;
  readonly downloads: number;
  readonly last_opened_at: number | null;
  readonly mail: MailState | null;
}

interface ShareRow {
  readonly id: string;
  readonly account_id: string;
  readonly sender: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly password_hash: string | null;
  readonly may_download: boolean;
  readonly most_downloads: number | null;
  readonly downloads: number;
  readonly note: string | null;
  readonly revoked_at: number | null;
  readonly can_change: boolean;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: keyof typeof libraryItemTypes;
  }[];
  readonly further: number;
  readonly recipients: readonly RecipientRow[];
}

/** Conditions of a list of shares. */
export interface ShareFilter extends PageQuery {
  readonly id?: string;
  readonly itemId?: string;
  readonly isMine?: boolean;
  readonly isOpen?: boolean;
}

/** Returns what the caller may know of shares, as SQL on `share s`. */
function rightsOf(engine: Engine, actor: Actor, values: Values) {
  const model = engine.model(entity);
  const within = (action: 'read' | 'update') =>
    scopeSql(scopeOf(actor, action, entity, engine.registry), model, 't', actor, values, engine.model);
  const items = `share_item i join ${table} t on t.agency_id = i.agency_id and t.id = i.item_id
    where i.agency_id = s.agency_id and i.share_id = s.id`;
  const isMaker = `s.account_id = ${values.add(actor.accountId)}::uuid`;
  return {
    items,
    isReadable: `t.deleted_at is null and ${within('read')}`,
    isMaker,
    isSeen: `(${isMaker} or exists (select from ${items} and ${within('update')}))`,
    canChange: `(${isMaker} or coalesce((select bool_and(${within('update')}) from ${items}), false))`,
  };
}

const moment = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`;

/** Reads the shares that the actor has made or whose items the actor may edit, the newest first. */
async function readRows(engine: Engine, actor: Actor, filter: ShareFilter, most: number, skipped: number) {
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const rights = rightsOf(engine, actor, values);
  const now = () => values.add(new Date(engine.clock()).toISOString());
  const wanted = [
    ...(filter.id === undefined ? [] : [`s.id = ${values.add(filter.id)}::uuid`]),
    ...(filter.itemId === undefined
      ? []
      : [
          `exists (select from share_item i where i.agency_id = s.agency_id and i.share_id = s.id
            and i.item_id = ${values.add(filter.itemId)}::uuid)`,
        ]),
    ...(filter.isMine === true ? [rights.isMaker] : []),
    ...(filter.isOpen === true
      ? [
          `s.revoked_at is null and s.expires_at > ${now()}
            and (s.most_downloads is null or s.downloads < s.most_downloads)`,
        ]
      : []),
  ];
  const { rows } = await engine.database.query<ShareRow>(agencyOf(actor), {
    text: `select s.*, ${senderSql('s')} as sender, ${rights.canChange} as can_change,
        (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'type', t.type) order by i.position), '[]')
          from ${rights.items} and ${rights.isReadable}) as items,
        (select count(*)::int from share_item i where i.agency_id = s.agency_id and i.share_id = s.id) as further,
        (select coalesce(json_agg(json_build_object('id', r.id, 'email', r.email, 'sealed_token', r.sealed_token,
            'revoked_at', ${moment('r.revoked_at')}, 'opens', r.opens, 'downloads', r.downloads,
            'last_opened_at', ${moment('r.last_opened_at')},
            'mail', (select m.state from mail_states(array[r.mail_id]) m)) order by r.position), '[]')
          from share_recipient r where r.agency_id = s.agency_id and r.share_id = s.id) as recipients
      from share s
      where s.agency_id = ${agency} and ${[rights.isSeen, ...wanted].join(' and ')}
      order by s.id desc limit ${values.add(most)} offset ${values.add(skipped)}`,
    values: values.list,
  });
  return rows;
}

async function recipientOf(links: Links, { can_change: canChange, revoked_at: over }: ShareRow, row: RecipientRow) {
  const { sealed_token: sealed, revoked_at: revokedAt, last_opened_at: lastOpenedAt, ...same } = row;
  const isShown = canChange && revokedAt === null && over === null;
  const url = isShown ? links.addressOf(await links.open(sealed, row.id)) : null;
  return { ...same, url, revokedAt, lastOpenedAt } satisfies ShareRecipient;
}

async function shareOf(engine: Engine, links: Links, row: ShareRow): Promise<Share> {
  const recipients = await Promise.all(row.recipients.map((one) => recipientOf(links, row, one)));
  const opened = recipients.flatMap(({ lastOpenedAt }) => lastOpenedAt ?? []);
  return {
    id: row.id,
    sender: row.sender,
    state: stateOf(row, engine.clock()),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    hasPassword: row.password_hash !== null,
    mayDownload: row.may_download,
    mostDownloads: row.most_downloads,
    note: row.note,
    opens: recipients.reduce((sum, { opens }) => sum + opens, 0),
    downloads: row.downloads,
    lastOpenedAt: opened.length === 0 ? null : Math.max(...opened),
    items: row.items.map(({ id, name, type }) => ({ key: libraryKeyOf(id), name, type: libraryItemTypes[type] })),
    furtherItems: row.further - row.items.length,
    recipients,
    canChange: row.can_change,
  };
}

/** Returns a page of the shares that the actor has made or whose items the actor may edit, the newest first. */
export async function listShares(engine: Engine, links: Links, actor: Actor, filter: ShareFilter) {
  const window = windowOf(filter);
  const rows = await readRows(engine, actor, filter, window.most, window.skipped);
  const { data, ...page } = pageOf(window, rows);
  return { ...page, data: await Promise.all(data.map((row) => shareOf(engine, links, row))) };
}

/** Returns one of these shares. Throws 404 for any other. */
export async function readShare(engine: Engine, links: Links, actor: Actor, id: string): Promise<Share> {
  const [row] = await readRows(engine, actor, { id }, 1, 0);
  if (!row) throw notFound();
  return shareOf(engine, links, row);
}

/** Returns a page of the uses of a share, the newest first; the names of files that the actor may not read are left out. */
export async function readLog(engine: Engine, links: Links, actor: Actor, id: string, query: PageQuery) {
  await readShare(engine, links, actor, id);
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const window = windowOf(query);
  const scope = scopeOf(actor, 'read', entity, engine.registry);
  const readable = scopeSql(scope, engine.model(entity), 't', actor, values, engine.model);
  const { rows } = await engine.database.query<
    Pick<ShareEvent, 'id' | 'at' | 'email' | 'item' | 'address'> & { use: ShareUse }
  >(agencyOf(actor), {
    text: `select e.id, e.at, e.use, r.email, e.address,
        (select t.name from ${table} t where t.agency_id = e.agency_id and t.id = e.item_id and ${readable}) as item
      from share_event e
      left join share_recipient r on r.agency_id = e.agency_id and r.id = e.recipient_id
      where e.agency_id = ${agency} and e.share_id = ${values.add(id)}
      order by e.id desc limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
    values: values.list,
  });
  return pageOf(window, rows);
}
