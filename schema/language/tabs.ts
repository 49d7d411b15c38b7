import type { AnyEntity, DetailConfig, FurtherTab } from './entity.ts';
import { targetsOf } from './records/references.ts';

/** The tab of the essentials: every section of the form that no other tab names, and what the server keeps. */
export const summaryTab = 'summary';

/** An entity, or what is known of one, with the tabs of its page. */
interface Tabbed {
  readonly detail: Pick<DetailConfig, 'as' | 'tabs'>;
}

/** The tabs that show sections of the form, besides the summary: their names with their sections, in order. */
function ownTabs({ tabs }: Tabbed['detail']): readonly (readonly [tab: string, sections: readonly string[]])[] {
  return tabs.flatMap((tab) =>
    typeof tab === 'string'
      ? []
      : Object.entries(tab).flatMap(([name, shown]) => (isSections(shown) ? [[name, shown] as const] : [])),
  );
}

type Shown = readonly string[] | FurtherTab;

const isSections = (shown: Shown): shown is readonly string[] => Array.isArray(shown);

/** Returns what a tab shows besides sections of the form, by its name: another entity, files, media or staff. */
export function furtherTab({ detail }: Tabbed, name: string): FurtherTab | undefined {
  return detail.tabs
    .flatMap((tab): readonly (Shown | undefined)[] => (typeof tab === 'string' ? [] : [tab[name]]))
    .find((shown): shown is FurtherTab => shown !== undefined && !isSections(shown));
}

/** The names of the fields that a tab of their own shows as a gallery; forms do not ask for them. */
export function galleryFields({ detail }: Tabbed): readonly string[] {
  return detail.tabs.flatMap((tab) =>
    typeof tab === 'string'
      ? []
      : Object.values(tab).flatMap((shown) => (!isSections(shown) && 'gallery' in shown ? [shown.gallery] : [])),
  );
}

/** The names of the tabs of a record's page, in order. */
export function tabNames({ detail }: Tabbed): readonly string[] {
  return detail.tabs.flatMap((tab) => (typeof tab === 'string' ? [tab] : Object.keys(tab)));
}

/** The names of the tabs that show sections of the form, and can be edited: the summary and those that name some. */
export function sectionTabs(entity: Tabbed): readonly string[] {
  const own = new Set(ownTabs(entity.detail).map(([tab]) => tab));
  return tabNames(entity).filter((tab) => tab === summaryTab || own.has(tab));
}

/** Returns the tab that contains a section of the form. */
export function tabOfSection({ detail }: Tabbed, section: string): string {
  return ownTabs(detail).find(([, sections]) => sections.includes(section))?.[0] ?? summaryTab;
}

/** Returns true if records are shown in a dialog over their list, and have no page. */
export function isDialog({ detail }: Tabbed): boolean {
  return detail.as === 'dialog';
}

/** Returns the mistakes of the fields that a new record's page asks for first. */
export function quickMistakes(entity: AnyEntity): readonly string[] {
  const { quick, form, fields } = entity;
  if (!quick) return [];
  const asked = Object.keys(form)
    .filter((section) => tabOfSection(entity, section) === summaryTab)
    .flatMap((section) => form[section] ?? []);
  return [
    ...(isDialog(entity) ? ['quick names fields, but its records are added in a dialog (`detail.folds`)'] : []),
    ...quick
      .filter((name) => !asked.includes(name) || fields[name]?.readOnly)
      .map((name) => `quick names '${name}', which the form of a new record does not ask for`),
  ];
}

/** Returns the mistakes of records shown in a dialog: more than it has room for, or sections that it cannot fold. */
export function dialogMistakes(entity: AnyEntity): readonly string[] {
  const { detail, form, fields, addAnywhere, api } = entity;
  const { folds = [] } = detail;
  const mistakes: string[] = [];
  if (isDialog(entity)) {
    for (const tab of tabNames(entity)) {
      if (tab !== summaryTab && tab !== 'history')
        mistakes.push(`the tab '${tab}' has no place in a dialog, which shows the summary and the history`);
    }
  } else {
    if (folds.length > 0) mistakes.push('detail.folds names sections, but its records are no dialogs');
    if (detail.edits) mistakes.push('detail.edits says when a dialog is a form, but its records are no dialogs');
    if (addAnywhere) mistakes.push('its records are added from anywhere, but they are no dialogs');
  }
  for (const section of folds) {
    if (!Object.hasOwn(form, section)) mistakes.push(`detail.folds names '${section}', which is no section`);
    if (form[section]?.includes(entity.title)) mistakes.push(`detail.folds hides the title in '${section}'`);
  }
  if (!addAnywhere) return mistakes;
  if (!/^[a-z]$/.test(addAnywhere.key)) mistakes.push(`addAnywhere.key is '${addAnywhere.key}', which is no letter`);
  if (api.without?.includes('create')) mistakes.push('its records are added from anywhere, but nobody makes any');
  for (const name of Object.keys(addAnywhere.takes ?? {})) {
    if (!['refs', 'refsOneOf', 'ref', 'refOneOf'].includes(fields[name]?.kind ?? ''))
      mistakes.push(`addAnywhere.takes names '${name}', which is no reference`);
  }
  const { assigns } = addAnywhere;
  if (assigns !== undefined && (fields[assigns]?.kind !== 'ref' || !targetsOf(fields[assigns]).includes('staff')))
    mistakes.push(`addAnywhere.assigns names '${assigns}', which is no reference to a staff member`);
  return mistakes;
}

/** Returns the mistakes of the tabs that show media: no files, or files that the form asks for as well. */
function galleryMistakes({ detail, form, fields }: AnyEntity): readonly string[] {
  const inForm = Object.values(form).flat();
  return galleryFields({ detail }).flatMap((name) => [
    ...(fields[name]?.kind === 'files' ? [] : [`a tab shows '${name}' as a gallery, which is no field of files`]),
    ...(inForm.includes(name) ? [`the form asks for '${name}', which has a gallery of its own`] : []),
    ...(fields[name]?.required
      ? [`a tab shows '${name}' as a gallery, which is required: the form does not ask for it`]
      : []),
  ]);
}

/** Returns the mistakes of the tabs that show sections or media. */
export function tabMistakes(entity: AnyEntity): readonly string[] {
  const { detail, form, fields } = entity;
  const mistakes = [...galleryMistakes(entity)];
  const own = ownTabs(detail);
  const named = own.flatMap(([, sections]) => sections);
  for (const [tab, sections] of own) {
    if (tab === summaryTab || tab === 'history')
      mistakes.push(`the tab '${tab}' shows what it shows, without sections`);
    if (sections.length === 0) mistakes.push(`the tab '${tab}' shows no section`);
    for (const section of sections) {
      if (!Object.hasOwn(form, section)) mistakes.push(`the tab '${tab}' shows '${section}', which is no section`);
      for (const name of form[section] ?? []) {
        const field = fields[name];
        if (!field?.required || ('default' in field && field.default !== undefined)) continue;
        mistakes.push(`the tab '${tab}' asks for '${name}', which is required: new records are made by the summary`);
      }
    }
  }
  for (const section of new Set(named.filter((one, index) => named.indexOf(one) !== index))) {
    mistakes.push(`two tabs show the section '${section}'`);
  }
  const names = tabNames({ detail });
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index))) {
    mistakes.push(`two tabs are called '${name}'`);
  }
  return mistakes;
}
