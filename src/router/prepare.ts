import type { Field } from '../../schema/fields/field.ts';
import { registry } from '../../schema/index.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import type { Services } from '../services.ts';
import { addedFieldsQuery } from '../views/agencyEntity.ts';
import { rowsQuery } from '../views/list/rowsQuery.ts';
import { asksForAdded } from '../views/listState.ts';
import { recordAskedFor } from '../views/recordAskedFor.ts';
import { readListAddress } from '../views/readListState.ts';

/**
 * Asks for what a page is about to show: a screen, `search` being the query of its address, or a page beside them. What it
 * answers is waited for before the page opens.
 */
export type Prepare = (screen: Screen | null, search: string) => void | Promise<void>;

/** What everybody sees who sees the list: which other fields the person sees is not asked here. */
const maySee = ({ access }: Field) => access === undefined;

/**
 * Asks for the rows of a list while its page is still being loaded, for who may see them, and for the words of every other
 * page.
 */
export function createPrepare(services: Services): Prepare {
  const { session, authProvider, dataProvider, queryClient, i18nProvider } = services;
  const askForRows = async (name: string, search: string) => {
    const found = await session.restore();
    if (found.status !== 'signedIn' || !(await authProvider.canAccess?.({ action: 'list', resource: name }))) return;
    const entity = registry.get(name);
    const added = entity.customFields ? queryClient.prefetchQuery(addedFieldsQuery(dataProvider)) : undefined;
    // Such an address is read by the page, which knows what the agency added; so is one that is not wholly right.
    if (added && asksForAdded(search)) return;
    const zone = found.user.timezone.id;
    const { state, refused } = readListAddress(search, entity, { clock: Date.now, zone, maySee });
    if (refused.length > 0 || recordAskedFor(search) !== null) return;
    await queryClient.prefetchQuery(rowsQuery(dataProvider, entity, state));
  };
  return (screen, search) => {
    if (screen?.built !== 'list' || screen.entity === undefined) return i18nProvider.loadPages();
    // What cannot be asked now is asked again by the page, which also says what went wrong.
    askForRows(screen.entity, search).catch(() => undefined);
  };
}
