import { folded } from '../../../rules/texts.ts';
import type { ExistingChoice } from './states.ts';

/** Lines of a file that say one thing each of a record, and are read as one row of it. */
export interface Gathered {
  /** Heading of what the record is recognised by. */
  readonly by: string;
  /** Heading of the column whose values become columns of their own. */
  readonly named: string;
  /** Headings of what stands in these: the first that a line fills. */
  readonly values: readonly string[];
}

/** A file with known headings, whose columns need not be mapped by hand. */
export interface Shortcut {
  /** Entity of its records. */
  readonly kind: string;
  /** Targets of headings that are no names of targets. */
  readonly headings?: Readonly<Record<string, string>>;
  readonly key: string | null;
  readonly existing: ExistingChoice;
  /** Refuses rows about records that there are not, instead of making these. */
  readonly isOfKnown?: boolean;
  readonly gathered?: Gathered;
}

const once = { key: null, existing: 'skip' } as const;

/** The shortcuts into the importer, by the last part of their addresses (CM 7). */
export const shortcuts = {
  news: { kind: 'news', ...once },
  events: { kind: 'cmsEvent', headings: { place: 'location' }, ...once },
  talents: { kind: 'talent', headings: { name: 'displayName' }, key: 'displayName', existing: 'skip' },
  socials: {
    kind: 'talent',
    headings: { talent: 'displayName' },
    key: 'displayName',
    existing: 'update',
    isOfKnown: true,
    gathered: { by: 'talent', named: 'platform', values: ['url', 'handle'] },
  },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof shortcuts;
export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

/** Returns the declaration of a shortcut. */
export const shortcutOf = (name: ShortcutName): Shortcut => shortcuts[name];

/** The last part of a target's name: the platform of `socials.INSTAGRAM`. */
const lastOf = (target: string) => target.split('.').at(-1) ?? target;

/** Returns the target of each heading; null for one that is not known. */
export function targetsOfHeadings(
  { headings: others = {}, gathered }: Shortcut,
  headings: readonly string[],
  targets: readonly string[],
): readonly (string | null)[] {
  const known = new Map([
    ...(gathered ? targets.map((name) => [folded(lastOf(name)), name] as const) : []),
    ...targets.map((name) => [folded(name), name] as const),
    ...Object.entries(others).map(([heading, name]) => [folded(heading), name] as const),
  ]);
  return headings.map((heading) => known.get(folded(heading)) ?? null);
}
