import type { TranslateFunction } from 'ra-core';
import type { Actor } from '../../../schema/access/access.ts';
import { homeOfArea, isAreaThere } from '../../../schema/menu.ts';
import { matchScreen, screens } from '../../../schema/routes.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { maySeeScreen } from '../../../schema/screenAccess.ts';
import type { Icon } from '../../theme/icons/drawn.tsx';
import { menuFor } from '../menu/plan.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';

/** A page that the palette leads to. */
export interface PageEntry {
  readonly kind: 'page';
  readonly path: string;
  readonly title: string;
  readonly screen: Screen;
}

/** A person found, or a record that was opened lately. */
export interface PersonEntry {
  readonly kind: 'person';
  readonly path: string;
  readonly title: string;
  readonly id: string;
  readonly avatar: string | null;
  readonly entity: string;
  /** Name of its owner, if it is a contact. */
  readonly owner: string | null;
  /** A line that tells people of one name apart. */
  readonly context?: string;
  /** It is here because it was opened lately. */
  readonly isRecent?: true;
}

/** Something to do, wherever one is. */
export interface ActionEntry {
  readonly kind: 'action';
  readonly name: string;
  readonly title: string;
  /** Further words that it is found by. */
  readonly also?: string;
  readonly icon?: Icon;
  /** Number or address that it uses. */
  readonly detail?: string;
  /** The shortcut of what can be done on the open page alone; empty where it has none. */
  readonly keys?: string;
  readonly act: () => void;
}

/** Entry of the palette: a page, a person or an action. */
export type PaletteEntry = PageEntry | PersonEntry | ActionEntry;

/** Returns the unique key of an entry. */
export const keyOf = (entry: PaletteEntry): string => (entry.kind === 'action' ? entry.name : entry.path);

const allScreens: readonly Screen[] = screens;
const isWhole = ({ pattern }: Screen): boolean => !/[:*]/.test(pattern);

/** The pages on which the actor may make records. */
export function addPagesFor(actor: Actor): readonly Screen[] {
  return allScreens.filter((screen) => screen.built === 'add' && isWhole(screen) && maySeeScreen(actor, screen));
}

/** Returns true for a page that is there and has an address of its own. Adding a record is an action, not a page. */
const isOffered = (screen: Screen): boolean =>
  isWhole(screen) &&
  screen.area !== 'auth' &&
  screen.built !== 'add' &&
  screen.built !== 'comingSoon' &&
  isAreaThere(screen.area);

/** Returns every page with its own address that the actor may open: those of the menu first, by their names there. */
export function pagesFor(actor: Actor, translate: TranslateFunction): readonly PageEntry[] {
  const pages = new Map<string, PageEntry>();
  const add = (path: string, screen: Screen | undefined, title: string) => {
    if (screen && !pages.has(path)) pages.set(path, { kind: 'page', path, title, screen });
  };
  for (const { path, word } of menuFor(actor).flatMap(({ items }) => items)) {
    add(path, matchScreen(path)?.screen, translate(word, { smart_count: 2 }));
  }
  const others = allScreens.filter((screen) => isOffered(screen) && maySeeScreen(actor, screen));
  for (const screen of others) {
    const isHome = homeOfArea(screen.area) === screen.pattern;
    if (!isHome) add(screen.pattern, screen, titleOf(screen, screen.pattern, translate));
  }
  return [...pages.values()];
}
