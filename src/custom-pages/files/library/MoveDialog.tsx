import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { FolderChoice, type ChosenFolder } from '../../../widgets/library/FolderChoice.tsx';
import type { LibraryItem, LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import type { Clash, ItemActions, Target } from './useItemActions.tsx';

interface MoveDialogProps {
  readonly place: LibraryPlace;
  readonly items: readonly LibraryItem[];
  readonly onMove: (target: Target) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The dialog in which a folder is chosen for items to move into: the way without dragging. */
export function MoveDialog({ place, items, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ChosenFolder | null>(null);
  const [isBusy, setBusy] = useState(false);
  // None goes into itself, nor to where it is.
  const closed = useMemo(() => new Set(items.map(({ key }) => key)), [items]);
  const from = items.every(({ parentKey }) => parentKey === items[0]?.parentKey) ? items[0]?.parentKey : null;
  const name = items[0]?.name ?? '';
  return (
    <FormDialog
      title={translate('app.library.moveTitle', { smart_count: items.length, name })}
      submitLabel={translate('app.library.moveHere')}
      failure={undefined}
      isBusy={isBusy}
      isPending={chosen === null || chosen.key === from}
      onSubmit={() => {
        if (chosen === null) return;
        setBusy(true);
        void onMove(chosen).then((isDone) => (isDone ? onClose() : setBusy(false)));
      }}
      onClose={onClose}
    >
      <FolderChoice place={place} chosen={chosen} disabled={closed} onChoose={setChosen} />
      {chosen?.key === from && <Box sx={{ color: 'ink3', fontSize: 12 }}>{translate('app.library.isHere')}</Box>}
    </FormDialog>
  );
}

/** The question what becomes of items whose names are taken where they are moved to. */
export function ClashDialog({ clash, actions }: { readonly clash: Clash; readonly actions: ItemActions }) {
  const translate = useTranslate();
  const { items, target } = clash;
  const decide = (onClash: 'keepBoth' | 'skip') => void actions.move(items, target, onClash);
  return (
    <DialogFrame
      title={translate('app.library.clash.title')}
      onClose={actions.endClash}
      actions={
        <>
          <Button onClick={actions.endClash}>{translate('app.actions.cancel')}</Button>
          {items.length > 1 && <Button onClick={() => decide('skip')}>{translate('app.library.clash.skip')}</Button>}
          <Button variant="contained" color="primary" onClick={() => decide('keepBoth')}>
            {translate('app.library.clash.keepBoth')}
          </Button>
        </>
      }
    >
      <span>
        {translate('app.library.clash.lead', {
          smart_count: items.length,
          name: items[0]?.name ?? '',
          folder: target.name,
        })}
      </span>
    </DialogFrame>
  );
}
