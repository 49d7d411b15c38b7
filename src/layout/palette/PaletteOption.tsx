import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { EnterIcon } from '../../theme/icons/actions.tsx';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { AreaIcon } from '../../views/AreaIcon.tsx';
import type { PaletteEntry } from './entries.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '4px 8px',
  borderRadius: 7,
  cursor: 'pointer',
  color: theme.palette.ink2,
  '& > strong': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 520,
    color: theme.palette.ink,
  },
  '& > small': { marginLeft: 'auto', fontSize: 12, color: theme.palette.ink3, whiteSpace: 'nowrap' },
  '& > .enter': { visibility: 'hidden', marginLeft: 8, color: theme.palette.ink3 },
  '&.Mui-focused': { background: theme.palette.accentSoft },
  '&.Mui-focused > .enter': { visibility: 'visible' },
  '@media (pointer: coarse)': { minHeight: 48 },
}));

const Sign = styled('span')({ width: 22, flex: 'none', display: 'grid', placeItems: 'center' });

/** One thing that the palette found. */
export function PaletteOption({ entry, ...option }: { entry: PaletteEntry } & HTMLAttributes<HTMLLIElement>) {
  return (
    <Row {...option}>
      <Sign>
        {entry.kind === 'page' && <AreaIcon of={entry.screen} />}
        {entry.kind === 'person' && <Avatar of={{ ...entry, displayName: entry.title, kind: entry.entity }} />}
        {entry.kind === 'action' && <entry.icon />}
      </Sign>
      <strong>{entry.title}</strong>
      <small>{entry.kind === 'person' && entry.owner}</small>
      <EnterIcon className="enter" />
    </Row>
  );
}
