import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMay } from '../../../widgets/access/useMay.ts';
import { Floating } from '../../../widgets/floating/Floating.tsx';
import { SavedFilters } from './saved-filters/SavedFilters.tsx';
import { DeletedSwitch } from './DeletedSwitch.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { useListOwner } from '../../owner/ListOwner.ts';
import { ImportButton } from './ImportButton.tsx';
import { OwnTools } from './OwnTools.tsx';
import { StatusesLink } from './StatusesLink.tsx';
import { OpenListContext, useOpenList } from '../rows/OpenListContext.ts';
import type { ListAddress } from '../address/useListState.ts';

/** Shows the tools as lines of a menu. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: 4,
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    height: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.palette.ink,
    fontWeight: 'inherit',
    '&:hover': { background: theme.palette.row },
  },
}));

interface MoreToolsProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** Less common tools of a list: import and export, and on the page of an owner saved filters and deleted records. */
export function MoreTools({ anchor, onClose }: MoreToolsProps) {
  const translate = useTranslate();
  const open = useOpenList();
  const mayExport = useMay('export', open.entity.name);
  // Elsewhere they are tabs.
  const isOwned = useListOwner() !== null;
  const go: ListAddress['go'] = (next, options) => {
    onClose();
    return open.go(next, options);
  };
  return (
    <Floating label={translate('app.actions.more')} anchor={anchor} side="right" minWidth={200} onClose={onClose}>
      <OpenListContext value={{ ...open, go }}>
        <Lines>
          {isOwned && <SavedFilters />}
          {isOwned && <DeletedSwitch />}
          <OwnTools onClose={onClose} />
          <StatusesLink />
          <ImportButton />
          {mayExport && <ExportButton onClose={onClose} />}
        </Lines>
      </OpenListContext>
    </Floating>
  );
}
