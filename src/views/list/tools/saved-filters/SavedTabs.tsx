import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { useAgencyEntity } from '../../../../fields/agencyEntity.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { MoreIcon } from '../../../../widgets/icons.tsx';
import { TabLink } from '../../../../widgets/tabs/tabs.tsx';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useListReader } from '../../address/listReader.ts';
import type { ListState } from '../../address/listState.ts';
import { readListState } from '../../address/readListState.ts';
import { useSavedTools } from './useSavedTools.tsx';

const Tools = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 2, flex: 'none' });

interface SavedTabsProps {
  /** True once the rows are there: the saved views come after them. */
  readonly isReady: boolean;
  readonly addressOf: (state: ListState) => To;
  /** Renders the tabs before them; true if one of these is the present one. */
  readonly before: (isSaved: boolean) => ReactNode;
}

/** The person's saved views as tabs (CM 2), a menu that renames and deletes them, and a button that saves the present one. */
export function SavedTabs({ isReady, addressOf, before }: SavedTabsProps) {
  const translate = useTranslate();
  const reader = useListReader();
  const { entity } = useAgencyEntity(useOpenList().entity);
  const { filters, selected, canSave, openMenu, startSaving, mineButton, dialogs } = useSavedTools(isReady);
  const mine = translate('app.views.savedFilter.mine');
  const save = translate('app.views.savedFilter.save');
  return (
    <>
      {before(selected !== undefined)}
      {filters.map((filter) => (
        <TabLink
          key={filter.id}
          to={addressOf(readListState(filter.parameters, entity, reader))}
          aria-current={filter === selected ? 'page' : undefined}
        >
          {filter.name}
        </TabLink>
      ))}
      <Tools>
        {filters.length > 0 && (
          <IconButton
            ref={mineButton}
            size="small"
            title={mine}
            aria-label={mine}
            aria-haspopup="dialog"
            onClick={(event) => openMenu(event.currentTarget)}
          >
            <MoreIcon style={{ fontSize: 15 }} />
          </IconButton>
        )}
        <IconButton size="small" title={save} aria-label={save} disabled={!canSave} onClick={startSaving}>
          <AddIcon style={{ fontSize: 15 }} />
        </IconButton>
      </Tools>
      {dialogs}
    </>
  );
}
