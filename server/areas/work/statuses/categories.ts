import type { FastifyInstance } from 'fastify';
import { statusCategoryCalls } from '../../../../schema/areas/work/calls/statuses.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/list.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the plain list of status categories (AB 7): those of a type in order. */
export function registerStatusCategories(app: FastifyInstance, engine: Engine): void {
  registerCall(app, statusCategoryCalls.all, async ({ actor, query }) => {
    const { data } = await listRecords(engine, actor, 'statusCategory', {
      pageSize: 100,
      withTotal: false,
      filters: {
        ...(query.type && { type: [query.type] }),
        ...(query.offHidden === true && { isHidden: false }),
      },
    });
    const plain = ({ statuses: _statuses, statusIds: _ids, ...category }: Record<string, unknown>) => category;
    const categories: readonly object[] = query.isIncludeStatus === true ? data : data.map(plain);
    return categories as AnswerOf<typeof statusCategoryCalls.all>;
  });
}
