import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { SavedFilter } from '../../../../../schema/areas/settings/entities/savedFilter.ts';
import { useAgencyEntity } from '../../../../fields/agencyEntity.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useListReader } from '../../address/listReader.ts';
import { readListState } from '../../address/readListState.ts';
import { isSelected, parametersOf, useSavedFilters } from './useSavedFilters.ts';
import { isFocusFree } from '../../../../theme/focus/freeFocus.ts';

const FilterMenu = lazy(() => import('./FilterMenu.tsx').then((module) => ({ default: module.FilterMenu })));
const NameDialog = lazy(() => import('./NameDialog.tsx').then((module) => ({ default: module.NameDialog })));

/** The person's saved filters of a list, their menu, and the dialog that names them. */
export interface SavedTools {
  readonly filters: readonly SavedFilter[];
  /** The one that the list shows. */
  readonly selected: SavedFilter | undefined;
  /** True if the list shows something that is not saved yet. */
  readonly canSave: boolean;
  /** True if the list shows more than the plain one. */
  readonly isNarrowed: boolean;
  readonly openMenu: (anchor: HTMLElement) => void;
  readonly startSaving: () => void;
  /** Element that gets the focus where what opened the dialog cannot take it back. */
  readonly mineButton: RefObject<HTMLButtonElement | null>;
  readonly dialogs: ReactNode;
}

/**
 * Returns the saved filters of the open list (CM 2), with what opens their menu and saves the present one. They are
 * fetched once anybody opens their menu or narrows the list, or at once if they are wanted.
 */
export function useSavedTools(isWanted = false): SavedTools {
  const translate = useTranslate();
  const { entity: declared, state, go } = useOpenList();
  const notify = useNotify();
  const { entity } = useAgencyEntity(declared);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Filter being named: an existing one, or the current query. */
  const [named, setNamed] = useState<SavedFilter | 'new' | null>(null);
  const reader = useListReader();
  const parameters = parametersOf(state, entity, reader);
  const { filters, save, rename } = useSavedFilters(entity, isWanted || anchor !== null || parameters !== '');
  const selected = filters.find((filter) => isSelected(filter, state, entity, reader));
  const mineButton = useRef<HTMLButtonElement>(null);
  const wasNamed = useRef(false);
  useEffect(() => {
    // What asked for a name cannot take the focus back: it is disabled once the filter is kept.
    if (named === null && wasNamed.current && isFocusFree()) mineButton.current?.focus();
    wasNamed.current = named !== null;
  }, [named]);
  const isNarrowed = parameters !== '' && !state.deleted;

  return {
    filters,
    selected,
    isNarrowed,
    canSave: isNarrowed && selected === undefined,
    openMenu: setAnchor,
    startSaving: () => setNamed('new'),
    mineButton,
    dialogs: (
      <Suspense>
        {anchor && (
          <FilterMenu
            label={translate('app.views.savedFilter.mine')}
            anchor={anchor}
            filters={filters}
            selected={selected}
            onApply={(filter) => {
              setAnchor(null);
              go(readListState(filter.parameters, entity, reader));
            }}
            onRename={(filter) => {
              setAnchor(null);
              setNamed(filter);
            }}
            onClose={() => setAnchor(null)}
          />
        )}
        {named !== null && (
          <NameDialog
            title={translate(named === 'new' ? 'app.views.savedFilter.save' : 'app.views.savedFilter.renameTitle')}
            name={named === 'new' ? '' : named.name}
            onSave={async (name) => {
              await (named === 'new' ? save(name, parameters) : rename(named, name));
              notify('app.views.savedFilter.saved');
            }}
            onClose={() => setNamed(null)}
          />
        )}
      </Suspense>
    ),
  };
}
