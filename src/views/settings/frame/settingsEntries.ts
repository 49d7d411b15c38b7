import type { TranslateFunction } from 'ra-core';
import type { Actor } from '../../../../schema/access/access.ts';
import type { RowsField } from '../../../../schema/fields/rows.ts';
import { registry } from '../../../../schema/index.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { maySettings } from '../../../../schema/language/settings.ts';
import { screens } from '../../../../schema/routes.ts';
import { fillPattern } from '../../../../schema/routes/pattern.ts';
import type { Screen, SettingsTopic } from '../../../../schema/routes/screen.ts';
import { maySeeScreen } from '../../../../schema/screenAccess.ts';
import { cellWord, fieldWord } from '../../../i18n/fieldWords.ts';
import { isMatch } from '../../../widgets/search-everywhere/isMatch.ts';
import { titleOf } from '../../../widgets/title/titleOf.ts';
import { subjectsOf, wordsOnPage } from './subjects.ts';

/** A page in the index of settings. */
export interface SettingsEntry {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly topic: SettingsTopic;
  readonly isOpen: boolean;
  /** Labels of the sections and fields on the page. */
  readonly labels: readonly string[];
}

/** A found page, and the labels on it that the keyword names. */
export interface FoundEntry {
  readonly entry: SettingsEntry;
  readonly labels: readonly string[];
}

/** The groups of the index, in its order. */
const order = {
  agency: 0,
  lists: 1,
  work: 2,
  contracts: 3,
  finance: 4,
  community: 5,
  access: 6,
  developers: 7,
} as const satisfies Readonly<Record<SettingsTopic, number>>;

const allScreens: readonly Screen[] = screens;

/** Returns true unless the page shows settings that the actor may not read. */
function mayRead(actor: Actor, { settings }: Screen): boolean {
  const declared = registry.settings.find(({ name }) => name === settings);
  return declared === undefined || maySettings(actor, 'read', declared, registry);
}

/** Returns the screens in the index: of two that show the same settings, the open one, else that of the area of settings. */
function screensFor(actor: Actor, open: Screen | null): readonly Screen[] {
  const shown = allScreens.filter(
    (screen) => screen.topic && screen.built !== 'comingSoon' && maySeeScreen(actor, screen) && mayRead(actor, screen),
  );
  const isTwin = (one: Screen, other: Screen) => one.settings !== undefined && one.settings === other.settings;
  return shown.filter((screen) => {
    const twins = shown.filter((other) => isTwin(other, screen));
    const chosen = twins.find((one) => one === open) ?? twins.find(({ area }) => area === 'settings') ?? twins[0];
    return chosen === undefined || screen === chosen;
  });
}

function labelsOf({ name, form, fields }: AnyEntity, translate: TranslateFunction): readonly string[] {
  const cells = Object.entries(fields).flatMap(([field, declared]) =>
    declared.kind === 'rows'
      ? Object.keys((declared as RowsField).cells).map((cell) => cellWord(name, field, cell))
      : [],
  );
  const asked = Object.values(form)
    .flat()
    .map((field) => fieldWord(name, String(field)));
  const sections = Object.keys(form).map((section) => `resources.${name}.sections.${section}`);
  return [...asked, ...cells, ...sections].map((key) => translate(key));
}

/** Returns the pages of settings that the actor may open, in the order of their groups. */
export function settingsEntries(
  actor: Actor,
  open: Screen | null,
  translate: TranslateFunction,
): readonly SettingsEntry[] {
  const entryOf = (screen: Screen): SettingsEntry => ({
    name: screen.name,
    path: fillPattern(screen.pattern, screen.start ?? {}, screen.allowed),
    title: titleOf(screen, screen.pattern, translate),
    topic: screen.topic ?? 'agency',
    isOpen: screen === open,
    labels: [
      ...new Set([
        ...subjectsOf(screen).flatMap((one) => labelsOf(one, translate)),
        ...wordsOnPage(screen).map((key) => translate(key)),
      ]),
    ],
  });
  return screensFor(actor, open)
    .map(entryOf)
    .toSorted((one, other) => order[one.topic] - order[other.topic]);
}

/** Finds pages by their titles and by what is on them; those whose title matches come first. */
export function findSettings(entries: readonly SettingsEntry[], keyword: string): readonly FoundEntry[] {
  const parts = keyword.split(/\s+/).filter(Boolean);
  const byTitle = (entry: SettingsEntry) => isMatch(entry.title, keyword);
  return entries
    .filter(({ title, labels }) => isMatch([title, ...labels].join(' '), keyword))
    .map((entry) => {
      const named = parts.filter((part) => !isMatch(entry.title, part));
      return { entry, labels: entry.labels.filter((label) => named.some((part) => isMatch(label, part))) };
    })
    .toSorted((one, other) => Number(byTitle(other.entry)) - Number(byTitle(one.entry)));
}
