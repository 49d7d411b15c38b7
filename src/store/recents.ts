/** A record that was opened lately, as the palette shows it. */
export interface Recent {
  readonly path: string;
  readonly title: string;
  readonly id: string;
  readonly entity: string;
  readonly avatar: string | null;
}

const prefix = 'greenroom.recents.';
/** Records that are remembered. */
const most = 8;

/** Records that one person opened lately in one tab of the browser, the last one first. */
export interface Recents {
  read(): readonly Recent[];
  note(record: Recent): void;
}

/** Opens what a person opened in this tab; a browser whose storage is full or closed remembers nothing. */
export function recentsOf(owner: string): Recents {
  const key = prefix + owner;
  const read = (): readonly Recent[] => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly Recent[];
    } catch {
      return [];
    }
  };
  return {
    read,
    note: (record) => {
      const others = read().filter(({ id }) => id !== record.id);
      try {
        sessionStorage.setItem(key, JSON.stringify([record, ...others].slice(0, most)));
      } catch {
        // A closed storage holds nothing.
      }
    },
  };
}

/** Forgets what was opened in this tab: the next person who signs in sees no names. */
export function dropAllRecents(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}
