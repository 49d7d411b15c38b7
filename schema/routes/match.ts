import { isAllowed, type AllowedValues } from './pattern.ts';

/** Something with an address: a screen, a redirect. */
export interface Addressed {
  readonly pattern: string;
  readonly allowed?: AllowedValues;
  /** Its sections by the parameter `section`: of one that names statuses, the parameter `status` has no other value. */
  readonly sections?: Readonly<Record<string, { readonly statuses?: object | undefined }>>;
}

/** Screen of an address, with the decoded values of its parameters (`*` stays as in the address). */
export interface Match<Entry> {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, string>>;
}

const rankOf = (segment: string | undefined): number => {
  if (segment === undefined || segment === '*') return 2;
  return segment.startsWith(':') ? 1 : 0;
};

/** The order in which patterns are tried: at the first segment that differs, a word beats a parameter, that beats `*`. */
export function byPrecedence(one: Addressed, other: Addressed): number {
  const left = one.pattern.split('/');
  const right = other.pattern.split('/');
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = rankOf(left[index]) - rankOf(right[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The decoded segments of a path, or null when an escape in it is broken. One slash at the end is overlooked. */
function decodedSegments(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(entry: Addressed, raw: string[], decoded: string[]): Record<string, string> | null {
  const pattern = entry.pattern.split('/');
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    if (segment === '*') {
      const rest = raw.slice(index);
      if (rest.length === 0 || rest.includes('')) return null;
      params['*'] = rest.join('/');
      return params;
    }
    const value = decoded[index];
    if (value === undefined) return null;
    if (segment.startsWith(':')) {
      const name = segment.slice(1);
      if (!isAllowed(entry.allowed, name, value)) return null;
      params[name] = value;
    } else if (segment !== value) return null;
  }
  return pattern.length === decoded.length && hasStatus(entry, params) ? params : null;
}

/** Does the section of an address have its status? */
function hasStatus({ sections }: Addressed, { section, status }: Readonly<Record<string, string>>): boolean {
  if (section === undefined || status === undefined) return true;
  const statuses = sections?.[section]?.statuses;
  return !statuses || Object.hasOwn(statuses, status);
}

/** Compiles entries into a function that finds the one that an address (without query) leads to, or null. */
export function createMatcher<Entry extends Addressed>(
  entries: readonly Entry[],
): (pathname: string) => Match<Entry> | null {
  const ordered = [...entries].sort(byPrecedence);
  return (pathname) => {
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const raw = path.split('/');
    const decoded = decodedSegments(path);
    if (decoded === null) return null;
    for (const entry of ordered) {
      const params = matchSegments(entry, raw, decoded);
      if (params !== null) return { entry, params };
    }
    return null;
  };
}
