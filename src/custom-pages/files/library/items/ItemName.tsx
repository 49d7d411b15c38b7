import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { SensitiveIcon, SharedIcon } from '../../../../theme/icons/files.tsx';
import { isFolder, shownInTab } from './itemFacts.ts';
import { RenameField } from './RenameField.tsx';
import { useLibrary } from './LibraryContext.ts';

const look = {
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
const FolderName = styled(Link)(look);
const FileName = styled('button')(look);
const TabName = styled('a')(look);

/** Marks before the name: sensitive, shared. */
function Marks({ of }: { readonly of: LibraryItem }) {
  const translate = useTranslate();
  const marks = [
    ...(of.isSensitive ? [['sensitive', SensitiveIcon] as const] : []),
    ...(of.isShared ? [['shared', SharedIcon] as const] : []),
  ];
  return marks.map(([word, Icon]) => (
    <Box component="span" key={word} sx={{ flex: 'none', display: 'inline-flex', mr: 0.5, color: 'ink3' }}>
      <Icon
        titleAccess={translate(`app.library.marks.${word}`)}
        sx={{ fontSize: 14, ...(word === 'sensitive' && { color: 'status.warn.fg' }) }}
      />
    </Box>
  ));
}

/** The name of an item as the way to it, or the field in which it is changed. */
export function ItemName({ of, lines }: { readonly of: LibraryItem; readonly lines: 1 | 2 }) {
  const { renaming, endRenaming, linkTo, open } = useLibrary();
  if (renaming === of.key) return <RenameField of={of} onDone={(name) => endRenaming(of, name)} />;
  const tab = shownInTab(of);
  const clamp =
    lines === 1
      ? { whiteSpace: 'nowrap' as const }
      : {
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical' as const,
          overflowWrap: 'anywhere' as const,
        };
  const common = { title: of.name, tabIndex: -1, 'data-open': '', dir: 'auto', style: clamp } as const;
  const name = isFolder(of) ? (
    <FolderName {...common} {...linkTo(of)} draggable={false}>
      {of.name}
    </FolderName>
  ) : tab ? (
    <TabName {...common} href={tab} target="_blank" rel="noreferrer" draggable={false}>
      {of.name}
    </TabName>
  ) : (
    <FileName type="button" {...common} onClick={() => open(of)}>
      {of.name}
    </FileName>
  );
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: lines === 1 ? 'center' : 'flex-start', minWidth: 0 }}>
      <Marks of={of} />
      {name}
    </Box>
  );
}
