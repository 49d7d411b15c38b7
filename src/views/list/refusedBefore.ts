import type { ListState } from '../listState.ts';
import type { Refused } from '../readListState.ts';

/** What a list refused of an address that it has put right since, as it is kept in the history entry. */
interface Kept {
  readonly refused: readonly Refused[];
}

export function withRefused(refused: readonly Refused[]): Kept {
  return { refused };
}

/** What was refused of the address that stood in this history entry before. */
export function refusedBefore(kept: unknown): readonly Refused[] {
  const { refused } = (kept ?? {}) as Partial<Kept>;
  return Array.isArray(refused) ? refused : [];
}

/** The page beyond the end from which the same list goes back to an earlier one, or null for any other change. */
export function steppedBack(state: ListState, next: ListState): Refused | null {
  const isSame = JSON.stringify({ ...state, pageIndex: 0 }) === JSON.stringify({ ...next, pageIndex: 0 });
  return isSame && next.pageIndex < state.pageIndex ? { part: 'pageIndex', value: String(state.pageIndex) } : null;
}
