import type { Actor } from '../../schema/access/access.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { declaredSteps } from '../../schema/language/states.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { entityInList, shownFilterOf, shownListOf, type FoundList } from '../../schema/routes/shownList.ts';
import type { Services } from '../services.ts';
import { loadEntity } from '../loadEntity.ts';
import { addedFieldsQuery } from '../fields/agencyEntity.ts';
import { lateCards } from '../views/list/layouts/cards/lateCards.ts';
import { lateNarrowTools } from '../views/list/tools/lateNarrowTools.ts';
import { firstRowsQuery } from '../views/list/rows/firstRowsQuery.ts';
import { columnsKey } from '../views/view-fields/useColumnSettings.ts';
import { readSettings } from '../widgets/grid/columnSettings.ts';
import { narrowScreen } from '../widgets/screen/narrowScreen.ts';

/** Location of a page, with the parameters in its path. */
export interface PageAt {
  readonly pathname: string;
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Requests what a page is about to show: that of a screen, or one beside them (null). Navigation waits for the returned
 * promise.
 */
export type Prepare = (screen: Screen | null, at: PageAt) => void | Promise<void>;

/** Time for which a list waits for its first rows before it opens without them, in milliseconds. */
const promptly = 250;

/** Returns true if rows offer steps, whose words come with those of pages. */
const hasStepsInRows = (entity: AnyEntity) => declaredSteps(entity).some(({ isAside }) => !isAside);

/** Asking went on for as long as anybody waits for it: the page opens and shows what is missing. */
function waitFor(asking: Promise<unknown>, patience: number): Promise<void> {
  return new Promise((open) => {
    setTimeout(open, patience);
    void asking.finally(open);
  });
}

/**
 * Prefetches the rows of a list while its page is being loaded, for readers with the right, and the words of every
 * other page or that its rows need. Navigation to a list waits shortly for its rows: rendering a skeleton first takes as long as the rows
 * themselves. Within a list nothing waits.
 */
export function createPrepare(services: Services): Prepare {
  const { store, session, authProvider, dataProvider, queryClient, i18nProvider } = services;
  let opened: Screen | null = null;
  const askForRows = async (shown: FoundList, at: PageAt, below?: string) => {
    const { entity: name, key } = shown;
    const [found, declared] = await Promise.all([session.restore(), loadEntity(name)]);
    if (found.status !== 'signedIn' || !(await authProvider.canAccess?.({ action: 'list', resource: name }))) return;
    const entity = entityInList(declared, shown, below);
    const added = entity.customFields ? queryClient.prefetchQuery(addedFieldsQuery(dataProvider)) : undefined;
    const rows = firstRowsQuery(dataProvider, entity, at, {
      actor: (await authProvider.getPermissions?.({ isFresh: false })) as Actor,
      settings: readSettings(store.getItem(columnsKey(name, key))),
      isNarrow: window.matchMedia(narrowScreen).matches,
      fixed: shownFilterOf(shown),
    });
    if (rows) await waitFor(Promise.all([added, queryClient.prefetchQuery(rows)]), promptly);
  };
  const partsOfPhones = () =>
    window.matchMedia(narrowScreen).matches
      ? Promise.allSettled([lateCards.load(), lateNarrowTools.load()])
      : Promise.resolve();
  const wordsOfSteps = async (name: string) => {
    if (hasStepsInRows(await loadEntity(name))) await i18nProvider.loadPages();
  };
  return (screen, at) => {
    const isMain = screen?.shows === undefined && screen?.sections === undefined;
    const isOpen = screen === opened || (isMain && screen?.built === 'list' && screen.entity === opened?.entity);
    opened = screen;
    if (screen?.built !== 'list' || screen.entity === undefined) return i18nProvider.loadPages();
    // What cannot be asked now is asked again by the page, which also says what went wrong.
    const { section, id, status } = at.params;
    const shown = shownListOf(screen, section, id, status);
    const asking = askForRows(shown, at, screen.below).catch(() => undefined);
    const words = isMain
      ? Promise.all([i18nProvider.loadRecords(shown.entity), wordsOfSteps(screen.entity)])
      : i18nProvider.loadPages();
    return isOpen ? undefined : Promise.all([asking, words, partsOfPhones()]).then(() => undefined);
  };
}
