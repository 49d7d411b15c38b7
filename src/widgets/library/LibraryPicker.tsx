import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FileOptions } from '../../../schema/fields/file.ts';
import type { Media } from '../../../schema/media.ts';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { SearchInput } from '../picker/SearchInput.tsx';
import { useDebounced } from '../picker/useDebounced.ts';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { fits, typesFor } from './fits.ts';
import { placeOfAddress, type LibraryFolder, type LibraryItem } from './libraryPlace.ts';
import { PickerCrumbs } from './PickerCrumbs.tsx';
import { PickerRows } from './PickerRows.tsx';
import { useFolderItems } from './useFolderItems.ts';
import { WhoseLibrary } from './WhoseLibrary.tsx';

interface LibraryPickerProps {
  readonly options: FileOptions;
  /** Number of files that can be chosen. */
  readonly most: number;
  readonly onChosen: (files: readonly Media[]) => void;
  readonly onClose: () => void;
}

/**
 * Dialog in which files of the library are chosen that fit a field: of the agency's, or of the record on whose pages one
 * is. The files themselves are used, no copies.
 */
export function LibraryPicker({ options, most, onChosen, onClose }: LibraryPickerProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  const own = placeOfAddress(useLocation().pathname);
  const [place, setPlace] = useState(own);
  const [path, setPath] = useState<readonly LibraryFolder[]>([]);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterToAddressDebounce);
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryItem>>(new Map());
  const parentKey = path.at(-1)?.key;
  const { items, error, retry, growth } = useFolderItems(place, {
    ...(parentKey !== undefined && { parentKey }),
    ...(keyword !== '' && { keyword }),
    types: typesFor(options),
  });
  const isOne = most === 1;
  const choose = (list: readonly LibraryItem[]) => {
    onChosen(list.flatMap(({ media }) => media ?? []));
    onClose();
  };
  const toggle = (item: LibraryItem) =>
    setChosen((now) => {
      const next = new Map(isOne ? [] : now);
      if (now.has(item.key)) next.delete(item.key);
      else if (next.size < most) next.set(item.key, item);
      return next;
    });
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('app.library.picker.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, height: { sm: 480 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
          <SearchInput
            label={translate('app.library.search', { name: path.at(-1)?.name ?? translate('app.library.title') })}
            value={typed}
            onChange={setTyped}
            sx={{ flex: 1, minWidth: 180 }}
          />
          <WhoseLibrary
            own={own}
            value={place}
            onChange={(next) => {
              setPlace(next);
              setPath([]);
            }}
          />
        </Box>
        <PickerCrumbs path={path} onGo={(depth) => setPath(path.slice(0, depth))} />
        {error && !items ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <PickerRows
            items={items?.filter((item) => item.media === null || fits(item, options))}
            chosen={chosen}
            isOne={isOne}
            growth={growth}
            onOpen={({ key, name, parentKey: around, system, upload }) => {
              setTyped('');
              setPath([...path, { key, name, parentKey: around, system, upload }]);
            }}
            onToggle={toggle}
            onPick={(item) => choose([item])}
          />
        )}
        {!isOne && chosen.size >= most && (
          <Box role="status" sx={{ fontSize: 12, color: 'ink2' }}>
            {translate('app.library.picker.tooMany', { smart_count: most })}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={chosen.size === 0}
          onClick={() => choose([...chosen.values()])}
        >
          {isOne || chosen.size === 0
            ? translate('app.library.picker.choose')
            : translate('app.library.picker.chooseCount', { smart_count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
