import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DropOn } from '../../../widgets/library/FolderTree.tsx';
import type { LibraryAddress } from './useLibraryAddress.ts';

const Nav = styled('nav')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

const Crumb = styled(Link)(({ theme }) => ({
  flex: 'none',
  maxWidth: 220,
  padding: '4px 6px',
  borderRadius: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.palette.ink2,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.ink, background: theme.palette.row },
  '&[aria-current]': { color: theme.palette.ink, fontWeight: 600 },
  '&[data-over]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { padding: '10px 6px' },
}));

interface CrumbsProps {
  readonly rootLabel: string;
  readonly address: LibraryAddress;
  readonly path: readonly string[];
  /** Keys of the root and of the folders below it, as far as they are known. */
  readonly keys: readonly (string | undefined)[];
  readonly dropOn: DropOn | undefined;
}

/** The way from the root to the open folder; what is dragged can be dropped on each. */
export function Crumbs({ rootLabel, address, path, keys, dropOn }: CrumbsProps) {
  const translate = useTranslate();
  const names = [rootLabel, ...path];
  return (
    <Nav aria-label={translate('app.library.crumbs')}>
      {names.map((name, at) => {
        const key = keys[at];
        const isHere = at === names.length - 1;
        return (
          <Box
            key={path.slice(0, at).join('/')}
            sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.25 }}
          >
            {at > 0 && (
              <Box component="span" aria-hidden sx={{ color: 'ink3' }}>
                /
              </Box>
            )}
            <Crumb
              to={address.pathTo(path.slice(0, at))}
              state={address.state}
              title={name}
              draggable={false}
              {...(isHere && { 'aria-current': 'page' })}
              {...(key !== undefined && !isHere && dropOn?.(key))}
            >
              {name}
            </Crumb>
          </Box>
        );
      })}
    </Nav>
  );
}
