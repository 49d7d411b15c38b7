import { refusalOf } from '../../dataProvider/refusal.ts';

/** Was a call refused because what it goes on with is good no longer? Then it has to begin anew. */
export function isOver(error: unknown): boolean {
  return refusalOf(error)?.key === 'signInExpired';
}
