import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { libraryMediaTypes, librarySorts, type LibraryMediaType } from '../../../../schema/areas/files/library.ts';
import { SearchInput } from '../../../widgets/picker/SearchInput.tsx';
import { useTypedKeyword } from '../../../widgets/picker/useTypedKeyword.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { GalleryIcon, ListIcon } from '../../../theme/icons/files.tsx';
import type { Face } from './items/lines.ts';
import type { LibraryAddress } from './useLibraryAddress.ts';
import { labelled } from '../../../i18n/labelled.ts';

const typeWords = { PHOTO: 'photos', VIDEO: 'videos', AUDIO: 'audio', DOCUMENT: 'documents' } as const;
const sortWords = { name: 'name', updatedAt: 'changed', createdAt: 'created', bytes: 'size' } as const;
const faces = { list: ListIcon, gallery: GalleryIcon } as const;

/** The order of the items; the same again turns it. */
function SortChoice({ address: { view, show } }: { readonly address: LibraryAddress }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const arrow = view.orderDirection === 'ASC' ? '↑' : '↓';
  const word = (sort: (typeof librarySorts)[number]) => translate(`app.library.columns.${sortWords[sort]}`);
  const label = translate('app.views.list.sortBy');
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="menu"
        aria-label={labelled(label, `${word(view.orderBy)} ${arrow}`)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', fontWeight: 490 }}
      >
        {word(view.orderBy)} {arrow}
      </Button>
      <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {librarySorts.map((sort) => (
          <MenuItem
            key={sort}
            selected={sort === view.orderBy}
            onClick={() => {
              setAnchor(null);
              const isTurned = sort === view.orderBy && view.orderDirection === 'ASC';
              show({ orderBy: sort, orderDirection: isTurned ? 'DESC' : 'ASC' });
            }}
          >
            {word(sort)}
            {sort === view.orderBy && ` ${arrow}`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface LibraryToolsProps {
  readonly address: LibraryAddress;
  /** Name of the folder that is searched. */
  readonly folder: string;
  readonly face: Face;
  readonly onFace: (face: Face) => void;
}

/** Search below the folder, kinds of files, order and face. */
export function LibraryTools({ address, folder, face, onFace }: LibraryToolsProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { view, show } = address;
  const search = useCallback(
    (keyword: string) => {
      show({ keyword });
      return true;
    },
    [show],
  );
  const { typed, setTyped, send } = useTypedKeyword(view.keyword, search);
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        pb: 1.25,
        borderBottom: 1,
        borderColor: 'line',
      }}
    >
      <SearchInput
        label={translate('app.library.search', { name: folder })}
        value={typed}
        onChange={setTyped}
        onBlur={send}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        sx={{ flex: { xs: 1, sm: 'none' }, width: { xs: 'auto', sm: 220 }, minWidth: 0 }}
      />
      <ToggleButtonGroup
        value={view.types}
        aria-label={translate('app.library.types')}
        onChange={(_event, types: LibraryMediaType[]) => show({ types: types.toSorted((one, other) => one - other) })}
        sx={{ order: { xs: 1, sm: 0 }, maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {Object.entries(libraryMediaTypes).map(([name, type]) => (
          <ToggleButton key={type} value={type} sx={{ flex: 'none' }}>
            {translate(`app.library.typeNames.${typeWords[name as keyof typeof typeWords]}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!isNarrow && <Box sx={{ flex: 1 }} />}
      {(isNarrow || face === 'gallery') && <SortChoice address={address} />}
      <ToggleButtonGroup
        exclusive
        value={face}
        aria-label={translate('app.library.face')}
        onChange={(_event, next: Face | null) => next && onFace(next)}
      >
        {(['list', 'gallery'] as const).map((one) => {
          const Icon = faces[one];
          const label = translate(`app.library.faces.${one}`);
          return (
            <ToggleButton key={one} value={one} title={label} aria-label={label}>
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}
