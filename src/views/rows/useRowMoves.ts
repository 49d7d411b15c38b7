import { useState } from 'react';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

/** The calls that put a record between two others. */
export type MoveRoute =
  | 'PUT /client/v1/status-category/{id}/reorder'
  | 'PUT /client/v1/status/{id}/reorder'
  | 'PUT /client/v1/catalogues/{id}/reorder'
  | 'PUT /client/v1/project-groups/{id}/reorder'
  | 'PUT /client/v1/task-types/{id}/reorder'
  | 'PUT /client/v1/contract-type/{id}/reorder'
  | 'PUT /client/v1/contract-template/{id}/reorder'
  | 'PUT /client/v1/task-group-templates/{id}/reorder'
  | 'PUT /client/v1/task-group-templates/items/{id}/reorder';

interface Moves<Row> {
  /** The rows in the order that the person has just given them, until the server's order is known. */
  readonly ordered: readonly Row[];
  readonly move: (from: number, to: number) => void;
}

/** Moves rows of a list, at once on the screen and then on the server. */
export function useRowMoves<Row extends { readonly id: string }>(
  resource: string,
  route: MoveRoute,
  rows: readonly Row[],
): Moves<Row> {
  const client = useClient();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = ids?.flatMap((id) => byId.get(id) ?? []) ?? [];
  const ordered = ids === null ? rows : [...known, ...rows.filter(({ id }) => !ids.includes(id))];
  const put = async (id: string, others: readonly string[], at: number) => {
    const body = { previousId: others[at - 1] ?? null, afterId: others[at] ?? null };
    try {
      await client.ask(route, { params: { id }, body });
    } catch (error) {
      complain(error);
    }
    await invalidate(resource);
    setIds(null);
  };
  return {
    ordered,
    move: (from, to) => {
      const { id } = ordered[from] ?? {};
      if (id === undefined) return;
      const others = ordered.map((row) => row.id).filter((one) => one !== id);
      setIds([...others.slice(0, to), id, ...others.slice(to)]);
      void put(id, others, to);
    },
  };
}
