import type { Actor } from '../../schema/access/access.ts';
import type { Field } from '../../schema/fields/field.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { declaredSteps } from '../../schema/language/states.ts';
import { asListed } from '../../schema/language/lists/furtherLists.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { shownListOf, withoutPreset, asShown, type FoundList } from '../../schema/routes/shownList.ts';
import type { Services } from '../services.ts';
import { loadEntity } from '../dataProvider/loadEntity.ts';
import { addedFieldsQuery } from '../fields/agencyEntity.ts';
import { rowFields } from '../views/list/table/rowFields.ts';
import { rowsQuery } from '../views/list/rowsQuery.ts';
import { columnsKey } from '../views/list/columns/useColumnSettings.ts';
import { asksForAdded } from '../views/listState.ts';
import { recordAskedFor } from '../widgets/record-param/openRecordParam.ts';
import { readListAddress } from '../views/readListState.ts';
import { readSettings } from '../widgets/grid/columnSettings.ts';
import { narrowScreen } from '../widgets/screen/narrowScreen.ts';

/**
 * Asks for what a page is about to show: a screen, `search` being the query of its address with the tab of its path, or a page beside them. What it
 * answers is waited for before the page opens.
 */
export type Prepare = (screen: Screen | null, search: string, section?: string) => void | Promise<void>;

/** Time for which a list waits for its first rows before it opens without them, in milliseconds. */
const promptly = 250;

/** Fields that every reader of the list may see; fields that require a right are not prefetched. */
const maySee = ({ access }: Field) => access === undefined;

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
  const askForRows = async ({ entity: name, list, preset, key, ...shown }: FoundList, search: string) => {
    const [found, declared] = await Promise.all([session.restore(), loadEntity(name)]);
    if (found.status !== 'signedIn' || !(await authProvider.canAccess?.({ action: 'list', resource: name }))) return;
    const entity = asShown(withoutPreset(asListed(declared, list), preset), shown);
    const fixed = { ...preset, ...(list !== undefined && { list }) };
    const added = entity.customFields ? queryClient.prefetchQuery(addedFieldsQuery(dataProvider)) : undefined;
    // Such an address is read by the page, which knows what the agency added; so is one that is not wholly right.
    if (added && asksForAdded(search)) return;
    const zone = found.user.timezone.id;
    const { state, refused } = readListAddress(search, entity, { clock: Date.now, zone, maySee });
    if (refused.length > 0 || recordAskedFor(search) !== null) return;
    const actor = (await authProvider.getPermissions?.({ isFresh: false })) as Actor;
    const settings = readSettings(store.getItem(columnsKey(name, key)));
    const fields = rowFields(entity, { actor, settings, isNarrow: window.matchMedia(narrowScreen).matches });
    await waitFor(
      Promise.all([added, queryClient.prefetchQuery(rowsQuery(dataProvider, entity, state, { fields, fixed }))]),
      promptly,
    );
  };
  const wordsOfSteps = async (name: string) => {
    if (hasStepsInRows(await loadEntity(name))) await i18nProvider.loadPages();
  };
  return (screen, search, section) => {
    const isMain = screen?.shows === undefined && screen?.sections === undefined;
    const isOpen = screen === opened || (isMain && screen?.built === 'list' && screen.entity === opened?.entity);
    opened = screen;
    if (screen?.built !== 'list' || screen.entity === undefined) return i18nProvider.loadPages();
    // What cannot be asked now is asked again by the page, which also says what went wrong.
    const shown = shownListOf(screen, section);
    const asking = askForRows(shown, search).catch(() => undefined);
    const words = isMain
      ? Promise.all([i18nProvider.loadRecords(shown.entity), wordsOfSteps(screen.entity)])
      : i18nProvider.loadPages();
    return isOpen ? undefined : Promise.all([asking, words]).then(() => undefined);
  };
}
