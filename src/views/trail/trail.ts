import type { Filter } from '../../dataProvider/types.ts';

/** Neighbours of a record in the list that it was opened from, and its place there. */
export interface TrailPlace {
  /** From 0, over all pages. */
  readonly index: number;
  readonly previous: { readonly id: string; readonly page: number } | null;
  readonly next: { readonly id: string; readonly page: number } | null;
}

/** List or other page that a record was opened from; the browser's history keeps it with the record's page. */
export interface Trail {
  /** Entity of the list; absent for a page that is none. */
  readonly kind?: string;
  readonly pathname: string;
  readonly search: string;
  /** Filter of a list on the page of another record. */
  readonly fixed?: Filter;
  /** The trail of the page that the list is on. */
  readonly outer?: Trail;
  /** Last known place, for a record that a change has taken out of the list. */
  readonly place?: TrailPlace;
}

/** State of a history entry with its trail. */
export interface TrailState {
  readonly trail?: Trail;
  /** A form was opened from the page that reads the same record, which is one step back. */
  readonly fromReading?: true;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the trail of a history entry, which may hold anything; undefined for none. */
export function trailOf(state: unknown): Trail | undefined {
  const { trail } = (state ?? {}) as { readonly trail?: Partial<Trail> };
  const { kind, pathname, search } = trail ?? {};
  const isWhole = isText(pathname) && isText(search) && (kind === undefined || isText(kind));
  // An address of this app alone: what starts with two slashes leads out of it.
  return isWhole && /^\/(?!\/)/.test(pathname) ? (trail as Trail) : undefined;
}

/** Returns the part of a history entry's state that goes along to other parts of the same page. */
export function trailState(state: unknown): TrailState {
  const trail = trailOf(state);
  return trail ? { trail } : {};
}
