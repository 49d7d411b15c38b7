import { modules } from '../../../../schema/areas/settings/settings/modules.ts';
import { registry } from '../../../../schema/index.ts';
import { maySettings, type AnySettings } from '../../../../schema/language/settings.ts';
import { hideableTypes, type CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useSettings } from '../../../views/settings/useSettings.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

export const settings = modules as unknown as AnySettings;

/** Returns the small lists that the agency hides, and the function that hides one or offers it again. */
export function useHiddenLists() {
  const actor = useActor();
  const complain = useFailureNotice();
  const { record, save, history } = useSettings(settings, true);
  const hidden = (record?.['hiddenLists'] ?? []) as readonly CatalogueType[];
  const mayEdit = record !== undefined && maySettings(actor, 'update', settings, registry);
  return {
    hidden,
    history,
    mayHide: (type: CatalogueType) => mayEdit && hideableTypes.some((one) => one === type),
    hide: async (type: CatalogueType, isHidden: boolean) => {
      const others = hidden.filter((one) => one !== type);
      try {
        await save({ hiddenLists: isHidden ? [...others, type] : others }, record ?? null);
      } catch (error) {
        complain(error);
      }
    },
  };
}
