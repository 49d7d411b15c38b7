import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { SavedFilter } from '../../../schema/areas/settings/entities/savedFilter.ts';
import type { ListAddress } from '../list/useListState.ts';
import { useAgencyEntity } from '../../fields/agencyEntity.ts';
import { useListReader } from '../listReader.ts';
import { readListState } from '../readListState.ts';
import { useRemove } from '../useRemove.tsx';
import { isSelected, parametersOf, resource, useSavedFilters } from './useSavedFilters.ts';

const FilterMenu = lazy(() => import('./FilterMenu.tsx').then((module) => ({ default: module.FilterMenu })));
const NameDialog = lazy(() => import('./NameDialog.tsx').then((module) => ({ default: module.NameDialog })));

/** 'My filter' and 'Save filter': the person's saved searches and filters of a list (CM 2). */
export function SavedFilters({ entity: declared, state, go }: ListAddress & { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const { entity } = useAgencyEntity(declared);
  const remove = useRemove(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Filter being named: an existing one, or the current query. */
  const [named, setNamed] = useState<SavedFilter | 'new' | null>(null);
  const reader = useListReader();
  const parameters = parametersOf(state, entity, reader);
  const { filters, save, rename } = useSavedFilters(entity, anchor !== null || parameters !== '');
  const selected = filters.find((filter) => isSelected(filter, state, entity, reader));
  const mine = translate('app.views.savedFilter.mine');
  const mineButton = useRef<HTMLButtonElement>(null);
  const wasNamed = useRef(false);
  useEffect(() => {
    // What asked for a name cannot take the focus back: it is disabled once the filter is kept.
    if (named === null && wasNamed.current && document.activeElement === document.body) mineButton.current?.focus();
    wasNamed.current = named !== null;
  }, [named]);

  return (
    <>
      <Button
        ref={mineButton}
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {selected?.name ?? mine}
      </Button>
      {parameters !== '' && !state.deleted && (
        <Button variant="text" size="small" disabled={selected !== undefined} onClick={() => setNamed('new')}>
          {translate('app.views.savedFilter.save')}
        </Button>
      )}
      <Suspense>
        {anchor && (
          <FilterMenu
            label={mine}
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
            onRemove={(filter) => void remove(filter)}
            onClose={() => setAnchor(null)}
          />
        )}
        {named !== null && (
          <NameDialog
            title={translate(named === 'new' ? 'app.views.savedFilter.save' : 'app.views.savedFilter.renameTitle')}
            name={named === 'new' ? '' : named.name}
            onSave={(name) => (named === 'new' ? save(name, parameters) : rename(named, name))}
            onClose={() => setNamed(null)}
          />
        )}
      </Suspense>
    </>
  );
}
