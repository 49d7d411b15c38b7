import { matchScreen, screens } from '../../../schema/routes.ts';
import { fillPattern, isAllowed } from '../../../schema/routes/pattern.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { encodeValue, rawParameters, splitValues } from '../../widgets/record-param/queryEncoding.ts';

/** Addresses of lists with a tab in their path (AB 2): `/pipeline/won` is the list filtered by `categoryCodes=WON`. */

/** Part of a browser location. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

const toSegment = (code: string) => code.toLowerCase().replaceAll('_', '-');
const toCode = (segment: string) => segment.toUpperCase().replaceAll('-', '_');

/** Returns the query of a list's address, to which the tab in its path adds its filter. */
export function queryOfPlace({ pathname, search }: Place): string {
  const match = matchScreen(pathname);
  const tab = match?.screen.tab;
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

/**
 * Returns the address of a list for a query without `?`. A filter by exactly one value that the path can hold stands in
 * the path.
 */
export function placeOfQuery(pathname: string, query: string): Place {
  const search = query === '' ? '' : `?${query}`;
  const match = matchScreen(pathname);
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
