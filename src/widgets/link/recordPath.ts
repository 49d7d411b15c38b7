import { registry } from '../../../schema/index.ts';
import { isDialog } from '../../../schema/language/tabs.ts';
import { screens } from '../../../schema/routes.ts';
import { fillPattern, isAllowed } from '../../../schema/routes/pattern.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { askingFor } from '../record-param/openRecordParam.ts';

const all: readonly Screen[] = screens;

/** Returns the screens of an entity's own records; those under an owner's pages belong to the owner. */
function screensOf(kind: string): readonly Screen[] {
  return all.filter((screen) => screen.entity === kind && (screen.owner === undefined || screen.owner === kind));
}

/** Returns the address of an entity's list; null if no screen shows it. */
export function listPath(kind: string): string | null {
  return screensOf(kind).find((screen) => screen.built === 'list')?.pattern ?? null;
}

/** The screen on which a record of the entity is made: its address (`pattern`) and the key of its title. */
export function addScreen(kind: string): Screen | undefined {
  return screensOf(kind).find((screen) => screen.built === 'add');
}

function pageOf(kind: string, id: string, tab: string, edit: boolean): string | null {
  const screen = screensOf(kind).find(
    (each) =>
      each.built === 'detail' &&
      each.edit === edit &&
      (each.section === tab || (each.section === undefined && isAllowed(each.allowed, 'section', tab))),
  );
  return screen ? fillPattern(screen.pattern, { [screen.record ?? 'id']: id, section: tab }, screen.allowed) : null;
}

/** Returns the address of a record's page; null if records of that kind have none, or not that tab. */
export function pagePath(kind: string, id: string, tab = 'summary'): string | null {
  return pageOf(kind, id, tab, false);
}

/** Returns the address at which a record is shown: its page, or its list with it open. Null if no screen shows it. */
export function recordPath(kind: string, id: string, tab = 'summary'): string | null {
  const page = pagePath(kind, id, tab);
  if (page !== null) return page;
  const entity = registry.all.find(({ name }) => name === kind);
  const list = entity && isDialog(entity) ? listPath(kind) : null;
  return list === null ? null : list + askingFor('', id);
}

/** Returns the address of a record's form; null if no screen edits that kind. */
export function editPath(kind: string, id: string, tab = 'summary'): string | null {
  return pageOf(kind, id, tab, true);
}
