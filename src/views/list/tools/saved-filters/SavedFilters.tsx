import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSavedTools } from './useSavedTools.tsx';

/** 'My filter' and 'Save filter': the person's saved searches and filters of a list (CM 2) on the page of an owner. */
export function SavedFilters() {
  const translate = useTranslate();
  const { selected, canSave, isNarrowed, openMenu, startSaving, mineButton, dialogs } = useSavedTools();
  return (
    <>
      <Button
        ref={mineButton}
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => openMenu(event.currentTarget)}
      >
        {selected?.name ?? translate('app.views.savedFilter.mine')}
      </Button>
      {isNarrowed && (
        <Button variant="text" size="small" disabled={!canSave} onClick={startSaving}>
          {translate('app.views.savedFilter.save')}
        </Button>
      )}
      {dialogs}
    </>
  );
}
