import type { Actor } from '../../../schema/access/access.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { Engine } from '../engine.ts';
import { listRecords } from './list.ts';
import type { ListQuery } from './listQuery.ts';

/**
 * Returns all records of a list as an actor may read them, page by page: for lists that are known to be short. Throws what
 * the list throws.
 */
export async function everyRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: Omit<ListQuery, 'pageIndex' | 'pageSize' | 'withTotal'> = {},
): Promise<readonly Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let pageIndex: number | null = 0; pageIndex !== null;) {
    const asked = { ...query, pageIndex, pageSize: maximumPageSize, withTotal: false };
    const page: Awaited<ReturnType<typeof listRecords>> = await listRecords(engine, actor, entity, asked);
    found.push(...page.data);
    pageIndex = page.nextPageIndex;
  }
  return found;
}
