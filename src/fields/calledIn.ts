import { findOutline } from '../../schema/outlines.ts';
import type { Called } from '../widgets/phone/useCallOffer.tsx';
import type { WireRecord } from './kind.ts';

/** Returns the person whose record has a number; undefined for a row within a record, which is nobody. */
export function calledIn(kind: string, record: WireRecord): Called | undefined {
  const outline = findOutline(kind);
  if (outline?.face === undefined || record.version === undefined) return undefined;
  return { id: record.id, kind, name: String(record[outline.title] ?? '') };
}
