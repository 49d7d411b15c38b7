import type { ByteRange } from '../../integrations/storage/port.ts';

/**
 * The piece of a file that a `Range` header asks for (RFC 9110, 14.2): null for all of it, also where the header asks for
 * several pieces or cannot be read; `none` where the file has no such piece.
 */
export function byteRangeOf(header: string | undefined, bytes: number): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '')
    return to === '0' || bytes === 0 ? 'none' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'none' : { first, last };
}
