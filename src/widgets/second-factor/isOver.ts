import { refusalOf } from '../../dataProvider/refusal.ts';

/**
 * Returns true if a call was refused because its pending state has expired, so that the process has to be restarted.
 */
export function isOver(error: unknown): boolean {
  return refusalOf(error)?.key === 'signInExpired';
}
