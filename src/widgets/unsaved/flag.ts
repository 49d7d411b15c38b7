const prefix = 'unsavedForm-';
/** Lifetime of the flag after its tab was closed or crashed, in seconds; an open form renews it. */
const lifetime = 120;
/** Milliseconds after which an open form renews its flag. */
export const renewal = 60_000;

/** The flags that forms hold something unsaved, one a tab, kept in cookies so that each tab sees them all (AB 4). */
export interface UnsavedFlag {
  /** In this tab or another one. */
  isUp(): boolean;
  /** Of this tab. */
  raise(): void;
  lower(): void;
}

/**
 * The flags in the cookies of a document.
 * @param tab a name that no other tab has
 */
export function createUnsavedFlag(page: Pick<Document, 'cookie'>, tab: string): UnsavedFlag {
  const write = (age: number) => {
    page.cookie = `${prefix}${tab}=1; path=/; max-age=${age}; samesite=strict`;
  };
  return {
    isUp: () => page.cookie.split('; ').some((cookie) => cookie.startsWith(prefix)),
    raise: () => write(lifetime),
    lower: () => write(0),
  };
}
