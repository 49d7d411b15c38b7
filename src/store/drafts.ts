import { pendingFile } from '../../schema/fields/file.ts';

type Values = Readonly<Record<string, unknown>>;

const prefix = 'greenroom.draft.';
/** Milliseconds for which typed text is kept on a device. */
export const draftAge = 86_400_000;
/** Most characters that are kept of one form. */
const draftLength = 200_000;

/** Text that was typed in a form and not saved. */
export interface Draft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Version of the record that the form started from; null for a new one. */
  readonly version: number | null;
  /** The values that differ from those of the record, by wire key. */
  readonly values: Values;
}

/** Storage of typed texts on this device, for one person in one agency. */
export interface Drafts {
  read(place: string, now: number): Draft | null;
  keep(place: string, draft: Draft): void;
  drop(place: string): void;
}

/** Returns the values that are not as a form started, without files that were still on their way. */
export function typedValues(initial: Values, values: Values): Values {
  const differs = (key: string) => JSON.stringify(values[key]) !== JSON.stringify(initial[key]);
  const isWhole = (key: string) => !(JSON.stringify(values[key]) ?? '').includes(`"${pendingFile}"`);
  return Object.fromEntries(
    Object.keys(values).flatMap((key) => (differs(key) && isWhole(key) ? [[key, values[key]]] : [])),
  );
}

/** Opens the texts of a person; a device whose storage is full or closed keeps none. */
export function draftsOf(owner: string): Drafts {
  const keyOf = (place: string) => `${prefix}${owner} ${place}`;
  const drop = (place: string) => {
    try {
      localStorage.removeItem(keyOf(place));
    } catch {
      // A closed storage holds nothing.
    }
  };
  return {
    read: (place, now) => {
      try {
        const draft = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Draft | null;
        return draft !== null && now - draft.at < draftAge ? draft : null;
      } catch {
        return null;
      }
    },
    keep: (place, draft) => {
      const text = JSON.stringify(draft);
      try {
        if (text.length <= draftLength) localStorage.setItem(keyOf(place), text);
      } catch {
        drop(place);
      }
    },
    drop,
  };
}

/** Deletes the texts of everybody from this device: whoever signs out by will leaves none behind. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}
