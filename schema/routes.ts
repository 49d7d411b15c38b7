import { areas } from '../generated/areas.ts';
import { outlines } from './outlines.ts';
import { screensOfEntities } from './routes/entities.ts';
import { createMatcher } from './routes/match.ts';
import { fillPattern, looksLikeId, type ParametersOf } from './routes/pattern.ts';
import type { Screen } from './routes/screen.ts';

type KnownScreen = (typeof areas)[number]['screens'][number];

/** The screens that AB 2 and CM 2 write out. */
const writtenScreens: readonly Screen[] = areas.flatMap((area): readonly Screen[] => area.screens);

/** Every screen of the product. Where react-router's own ranking ties, the earlier one is meant. */
export const screens: readonly Screen[] = [...writtenScreens, ...screensOfEntities(outlines, writtenScreens)];

/** The name of a screen: `talent.profile`, `pipeline.detail`, `staff.project.taskBoard`. */
export type ScreenName = KnownScreen['name'];

/** The catalog's keys of the screens' titles. */
export type ScreenTitle = KnownScreen['title'];

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
  ? All
  : never;

type ParametersOfScreen<S> =
  S extends Screen<string, infer Pattern, string, infer Allowed> ? ParametersOf<Pattern, Allowed> : never;

/** Parameters of a screen's address; of several screens, those in common. */
export type ScreenParameters<Name extends ScreenName> = Intersection<
  ParametersOfScreen<Extract<KnownScreen, { name: Name }>>
>;

type PathArguments<Name extends ScreenName> = keyof ScreenParameters<Name> extends never
  ? []
  : [params: ScreenParameters<Name>];

const screensByName = new Map<string, Screen>(screens.map((screen) => [screen.name, screen] as const));
const matcher = createMatcher<Screen>(screens);

/** The screen of that name. */
export function screenOf(name: ScreenName): Screen {
  const screen = screensByName.get(name);
  if (screen === undefined) throw new RangeError(`No screen is named "${name}"`);
  return screen;
}

/**
 * The address of a screen, its parameters percent-encoded: `pathTo('talent.profile', { id, section: 'summary' })`.
 * `*` of a library folder takes what `encodeFolder` gives. Throws a RangeError for a value that the screen does not
 * allow, so that every address made here leads back to its screen.
 */
export function pathTo<Name extends ScreenName>(name: Name, ...[params]: PathArguments<Name>): string {
  const screen = screenOf(name);
  return fillPattern(screen.pattern, (params ?? {}) as Readonly<Record<string, string>>, screen.allowed);
}

/**
 * The screen that an address (a pathname, still encoded, without query) leads to and its decoded parameters, or null
 * for an unknown one. A word beats a parameter; one slash at the end is overlooked; case matters.
 */
export function matchScreen(pathname: string): { screen: Screen; params: Readonly<Record<string, string>> } | null {
  const match = matcher(pathname);
  return match === null ? null : { screen: match.entry, params: match.params };
}

/**
 * Returns the target of the back button for an address (AB 2): inside an edit view two path segments up, on a page of a
 * module the module's list, and null to go back in history.
 */
export function backTarget(pathname: string): string | null {
  const match = matchScreen(pathname);
  if (match === null || match.screen.back === 'history') return null;
  if (match.screen.back === 'upTwo') return pathname.replace(/\/$/, '').split('/').slice(0, -2).join('/');
  return fillPattern(match.screen.back.to, match.params);
}

/**
 * A title for an unknown address (AB 2): its words without the segments that look like ids.
 * `/foo-bar/42/edit` gives `Foo bar / Edit`; an empty text when no word is left.
 */
export function titleOfUnknown(pathname: string): string {
  return pathname
    .split('/')
    .filter((segment) => !looksLikeId(segment))
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' / ');
}

/** `costAndRevenue` and `cost-and_revenue` both give `Cost and revenue`; a broken escape stays as it is. */
function wordsOf(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    text = segment;
  }
  const spaced = text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/[-_+\s\p{Cc}\p{Cf}]+/gu, ' ');
  const [first = '', ...rest] = [...spaced.trim().toLowerCase()];
  return first.toUpperCase() + rest.join('');
}
