import type { Peeked } from '../../widgets/peek/PeekContext.ts';

/** Record that an entry of the browser's history shows over its page, and how many such entries lie above the page. */
export interface PeekEntry extends Peeked {
  readonly depth: number;
}

/** Returns the record that a history entry shows over its page; the entry may hold anything. */
export function peekOf(state: unknown): PeekEntry | null {
  const { kind, id, depth } = ((state ?? {}) as { readonly peek?: Partial<PeekEntry> }).peek ?? {};
  return typeof kind === 'string' && typeof id === 'string' && typeof depth === 'number' ? { kind, id, depth } : null;
}
