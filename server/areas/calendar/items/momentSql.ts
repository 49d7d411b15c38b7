import { instantSchema } from '../../../../schema/fields/schemas.ts';
import type { Values } from '../../../engine/sql.ts';

const { minimum, maximum } = instantSchema as { readonly minimum: number; readonly maximum: number };

/** Returns a moment in SQL; one beyond what records may have, as of travel around them, is their bound. */
export function momentSql(moment: number, values: Values): string {
  const kept = Math.min(Math.max(moment, minimum), maximum);
  return `${values.add(new Date(kept).toISOString())}::timestamptz`;
}
