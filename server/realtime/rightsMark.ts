import { createHash } from 'node:crypto';
import type { Actor } from '../../schema/access/access.ts';

/** A few letters that change with what somebody may do; they tell nobody what that is. */
export function rightsMark(actor: Actor): string {
  return createHash('sha256').update(JSON.stringify(actor)).digest('base64url').slice(0, 16);
}
