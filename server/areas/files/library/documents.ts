import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import { documentCalls } from '../../../../schema/areas/files/calls/documents.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryKeyOf, type LibrarySort } from '../../../../schema/areas/files/library.ts';
import { notFound } from '../../../errors.ts';
import { countedPageOf, windowOf, type SearchQuery } from '../../../paging.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { containsFolded } from '../../../engine/filters/foldedSql.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { Values } from '../../../engine/sql.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { findItem } from './changing.ts';
import { downloadPageOf } from './downloadPage.ts';
import { itemColumns, itemJoin, itemsOf, sortColumns, type ItemRow } from './items.ts';

const { name: entity, table } = libraryItem;

interface DocumentQuery extends SearchQuery {
  readonly orderBy?: LibrarySort;
  readonly orderDirection?: 'ASC' | 'DESC';
}

/** One page of the documents that the actor may read. */
async function listDocuments(engine: Engine, actor: Actor, query: DocumentQuery) {
  requireRight(engine, actor, 'read', entity);
  const { keyword = '', orderBy = 'name', orderDirection = 'ASC' } = query;
  const values = new Values();
  const scope = scopeOf(actor, 'read', entity, engine.registry);
  const conditions = [
    `t.agency_id = ${values.add(agencyOf(actor))}::uuid and t.deleted_at is null and t.media_type = 'DOCUMENT'`,
    scopeSql(scope, engine.model(entity), 't', actor, values, engine.model),
    ...(keyword.trim() === '' ? [] : [containsFolded('t.name', keyword.trim(), values)]),
  ].join(' and ');
  const window = windowOf(query);
  const order = (alias: string) => `${alias}.${sortColumns[orderBy]} ${orderDirection}, ${alias}.id ${orderDirection}`;
  const { rows } = await engine.database.query<ItemRow & { total: number }>(actor.agencyId, {
    text: `select ${itemColumns}, (select count(*) from ${table} t where ${conditions})::integer as total
      from (select * from ${table} t where ${conditions} order by ${order('t')}
        limit ${values.add(window.most)} offset ${values.add(window.skipped)}) t ${itemJoin} order by ${order('t')}`,
    values: values.list,
  });
  const { data, ...page } = countedPageOf(window, rows);
  return { ...page, data: await itemsOf(engine, actor, data) };
}

/** Registers the documents of all trees (AB 7). */
export function registerDocuments(app: FastifyInstance, engine: Engine, origin: () => string): void {
  const find = async (actor: Actor, id: string): Promise<ItemRow> => {
    const item = await findItem(engine, actor, libraryKeyOf(id));
    if (item.media_type !== 'DOCUMENT') throw notFound();
    return item;
  };
  registerCall(app, documentCalls.list, async ({ actor, body }) => listDocuments(engine, actor, body));
  registerCall(app, documentCalls.one, async ({ actor, params }) => {
    const [item] = await itemsOf(engine, actor, [await find(actor, params.id)]);
    if (!item) throw notFound();
    return item;
  });
  registerCall(app, documentCalls.sharingUrl, async ({ actor, params }) => ({
    url: downloadPageOf(origin(), await find(actor, params.id)),
  }));
}
