import { accessLookup, findOutline } from '../../../schema/outlines.ts';
import { isDialog } from '../../../schema/language/tabs.ts';
import { matchScreen, screens } from '../../../schema/routes.ts';
import { fillPattern, isAllowed } from '../../../schema/routes/pattern.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { askingFor } from '../record-param/openRecordParam.ts';

const all: readonly Screen[] = screens;

/** Returns the screens of an entity's own records; those under an owner's pages belong to the owner. */
function screensOf(kind: string): readonly Screen[] {
  return all.filter(
    (screen) => screen.entity === kind && !screen.of && (screen.owner === undefined || screen.owner === kind),
  );
}

/** Returns the address of an entity's list, or of the section that lists it beside others; null if no screen shows it. */
export function listPath(kind: string): string | null {
  const screen = screensOf(kind).find(({ built }) => built === 'list');
  if (screen) return screen.start ? fillPattern(screen.pattern, screen.start) : screen.pattern;
  for (const { owner, pattern, sections = {}, start } of all) {
    const section = Object.keys(sections).find((name) => sections[name]?.entity === kind);
    if (owner === undefined && start && section !== undefined) return fillPattern(pattern, { ...start, section });
  }
  return null;
}

/** The screen on which a record of the entity is made: its address (`pattern`) and the key of its title. */
export function addScreen(kind: string): Screen | undefined {
  return screensOf(kind).find((screen) => screen.built === 'add');
}

/** Record below whose pages another one is shown: a talent of whom an opportunity is read. */
export interface Within {
  readonly kind: string;
  readonly id: string;
}

/** Returns the record below whose pages an address shows another one; undefined for any other address. */
export function withinOf(pathname: string): Within | undefined {
  const match = matchScreen(pathname);
  const { owner, entity } = match?.screen ?? {};
  const id = match?.params['id'];
  return owner !== undefined && owner !== entity && id !== undefined ? { kind: owner, id } : undefined;
}

function pageOf(kind: string, id: string, tab: string, edit: boolean, within?: Within): string | null {
  const isShown = (each: Screen) =>
    each.built === 'detail' &&
    each.edit === edit &&
    // The folders of a library, say, have addresses beyond that of the page.
    !each.pattern.endsWith('/*') &&
    (each.section === tab || (each.section === undefined && isAllowed(each.allowed, 'section', tab)));
  const below =
    within && all.find((each) => each.entity === kind && !each.of && each.owner === within.kind && isShown(each));
  const screen = below ?? screensOf(kind).find(isShown);
  const parameters = { ...(below && { id: within.id }), [screen?.record ?? 'id']: id, section: tab };
  return screen ? fillPattern(screen.pattern, parameters, screen.allowed) : null;
}

/** Returns the address of a record's page; null if records of that kind have none, or not that tab. */
export function pagePath(kind: string, id: string, tab = 'summary', within?: Within): string | null {
  return pageOf(kind, id, tab, false, within);
}

/** Returns the address at which a record is shown: its page, or its list with it open. Null if no screen shows it. */
export function recordPath(kind: string, id: string, tab = 'summary', within?: Within): string | null {
  const page = pagePath(kind, id, tab, within);
  if (page !== null) return page;
  const entity = findOutline(kind);
  const list = entity && isDialog(entity) ? listPath(kind) : null;
  return list === null ? null : list + askingFor('', id);
}

/** Returns the address of a record's form; null if no screen edits that kind. */
export function editPath(kind: string, id: string, tab = 'summary', within?: Within): string | null {
  return pageOf(kind, id, tab, true, within);
}

/**
 * Returns the address below an owner's page at which one of its records is made, or edited if an id is given (AB 2,
 * `/contracts/detail/{id}/add-sub-contract`); null if none is, or the address is not one of the owner's.
 */
export function ownedPath(kind: string, pathname: string, id?: string): string | null {
  const match = matchScreen(pathname);
  const built = id === undefined ? 'add' : 'detail';
  const screen = all.find(
    (each) => each.entity === kind && each.of && each.built === built && each.owner === match?.screen.owner,
  );
  if (!match || !screen?.of || match.params[screen.of.parameter] === undefined) return null;
  const own = id === undefined ? {} : { [screen.record ?? 'id']: id };
  return fillPattern(screen.pattern, { ...match.params, ...own }, screen.allowed);
}

/** Returns the address of the owner's list to which such an address belongs; null for any other. */
export function ownerPath(pathname: string): string | null {
  const match = matchScreen(pathname);
  const { of, entity = '' } = match?.screen ?? {};
  const owned = findOutline(entity);
  const id = of && match?.params[of.parameter];
  const [kind] = of && owned ? accessLookup.targetsOf(entity, of.field) : [];
  if (id === undefined || kind === undefined || !owned) return null;
  return recordPath(kind, id, owned.plural, withinOf(pathname)) ?? recordPath(kind, id, 'summary', withinOf(pathname));
}
