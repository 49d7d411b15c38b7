import { matchScreen, screens } from '../../../../schema/routes.ts';
import { fillPattern, isAllowed } from '../../../../schema/routes/pattern.ts';
import type { Screen } from '../../../../schema/routes/screen.ts';
import { encodeValue, rawParameters, splitValues } from '../../../widgets/record-param/queryEncoding.ts';

/**
 * Addresses of lists with a tab or a layout in their path (AB 2): `/pipeline/won` is the list filtered by
 * `categoryCodes=WON`, `.../tasks/timeline/week` the one with `view=timeline&range=week`.
 */

/** Part of a browser location. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const toSegment = (code: string) => code.toLowerCase().replaceAll('_', '-');
const toCode = (segment: string) => segment.toUpperCase().replaceAll('-', '_');

/** Parameters of a query that say the layout, and that a path with a layout takes. */
const viewParameters = ['view', 'range'];

const isOf = (names: readonly string[]) => (part: string) => names.some((name) => part.startsWith(`${name}=`));

/** Returns the query of a list's address, to which the tab or layout in its path adds what it means. */
export function queryOfPlace({ pathname, search }: Place): string {
  const match = matchScreen(pathname);
  const { tab, view } = match?.screen ?? {};
  if (match && view) {
    const { range } = match.params;
    const own = [`view=${view}`, ...(range === undefined ? [] : [`range=${range}`])];
    const others = search
      .replace(/^\?/, '')
      .split('&')
      .filter((part) => part !== '' && !isOf(viewParameters)(part));
    return `?${[...own, ...others].join('&')}`;
  }
  if (!match || !tab) return search;
  const query = search.replace(/^\?/, '');
  const own = `${tab.filter}=${encodeValue(toCode(match.params[tab.parameter] ?? ''))}`;
  const others = query.split('&').filter((part) => part !== '' && !part.startsWith(`${tab.filter}=`));
  return `?${[own, ...others].join('&')}`;
}

/** The two screens of a list: without a tab in the path, and with one. */
interface ListScreens {
  readonly plain: Screen;
  readonly tabbed: Screen;
}

const byPattern = new Map(screens.map((screen) => [screen.pattern, screen]));

/** The screens of each list whose path may name a tab, by either of their patterns. */
const listScreens = new Map(
  screens.flatMap((tabbed): readonly (readonly [string, ListScreens])[] => {
    const plain = tabbed.tab && byPattern.get(tabbed.pattern.replace(`/:${tabbed.tab.parameter}`, ''));
    return plain ? [plain, tabbed].map(({ pattern }) => [pattern, { plain, tabbed }] as const) : [];
  }),
);

/** The screens of a list whose path may name a layout: without one, and with each. */
interface LayoutScreens {
  readonly plain: Screen;
  readonly withView: readonly Screen[];
}

const isSameTab = (one: Screen, other: Screen) =>
  one.entity === other.entity &&
  one.section === other.section &&
  one.record === other.record &&
  one.owner === other.owner &&
  one.built === other.built &&
  one.edit === other.edit;

/** The screens of each list whose path may name a layout, by any of their patterns. */
const layoutScreens = new Map(
  screens
    .filter((screen: Screen) => screen.view !== undefined)
    .flatMap((screen): readonly (readonly [string, LayoutScreens])[] => {
      const all: readonly Screen[] = screens.filter((other) => isSameTab(screen, other));
      const plain = all.find(({ view }) => view === undefined);
      const found = plain && { plain, withView: all.filter(({ view }) => view !== undefined) };
      return found ? all.map(({ pattern }) => [pattern, found] as const) : [];
    }),
);

/** Returns the address of a list whose layout stands in the path; null if its address has no place for one. */
function placeOfView(match: NonNullable<ReturnType<typeof matchScreen>>, query: string): Place | null {
  const found = layoutScreens.get(match.screen.pattern);
  if (!found) return null;
  const raw = rawParameters(query);
  const [view, range = 'week'] = [raw.get('view'), raw.get('range')];
  const screen = found.withView.find((one) => one.view === view) ?? found.plain;
  const others = query.split('&').filter((part) => part !== '' && !isOf(viewParameters)(part));
  return {
    pathname: fillPattern(screen.pattern, { ...match.params, range }),
    search: others.length === 0 ? '' : `?${others.join('&')}`,
  };
}

/**
 * Returns the address of a list for a query without `?`. A filter by exactly one value that the path can hold stands in
 * the path, as does the layout where the path has a place for it.
 */
export function placeOfQuery(pathname: string, query: string): Place {
  const search = query === '' ? '' : `?${query}`;
  const match = matchScreen(pathname);
  const laidOut = match && placeOfView(match, query);
  if (laidOut) return laidOut;
  const found = match && listScreens.get(match.screen.pattern);
  if (!match || !found?.tabbed.tab) return { pathname, search };
  const { plain, tabbed } = found;
  const { parameter, filter } = found.tabbed.tab;
  const values = splitValues(rawParameters(query).get(filter) ?? '');
  const [value = ''] = values;
  const segment = toSegment(value);
  if (values.length !== 1 || toCode(segment) !== value || !isAllowed(tabbed.allowed, parameter, segment))
    return { pathname: fillPattern(plain.pattern, match.params), search };
  const others = query.split('&').filter((part) => !part.startsWith(`${filter}=`));
  return {
    pathname: fillPattern(tabbed.pattern, { ...match.params, [parameter]: segment }),
    search: others.length === 0 ? '' : `?${others.join('&')}`,
  };
}
