import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { faceOfKind } from '../../../schema/face.ts';
import { EnterIcon } from '../../theme/icons/actions.tsx';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { AreaIcon } from '../../views/area-parts/AreaIcon.tsx';
import { useResourceView } from '../../views/area-parts/AreaPartsContext.ts';
import { Key } from '../../widgets/keys/Key.tsx';
import { useLetterKeys } from '../../widgets/keys/useLetterKeys.ts';
import type { PaletteEntry, PersonEntry } from './entries.ts';

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
    flex: '0 2 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 520,
    color: theme.palette.ink,
  },
  '& > small': {
    flex: '0 1 auto',
    minWidth: 0,
    marginLeft: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 12,
    color: theme.palette.ink3,
    whiteSpace: 'nowrap',
  },
  '& > .enter': { visibility: 'hidden', marginLeft: 8, color: theme.palette.ink3 },
  '&.Mui-focused': { background: theme.palette.accentSoft },
  '&.Mui-focused > .enter': { visibility: 'visible' },
  '@media (pointer: coarse)': { minHeight: 48 },
}));

const Sign = styled('span')({ width: 22, flex: 'none', display: 'grid', placeItems: 'center' });

/** Picture or initials of a person or company; the icon of its kind for any other record. */
function Face({ of }: { readonly of: PersonEntry }) {
  const Icon = useResourceView(of.entity)?.icon;
  if (Icon && of.avatar === null && faceOfKind(of.entity) === 'none') return <Icon />;
  return <Avatar of={{ ...of, displayName: of.title, kind: of.entity }} />;
}

/** One thing that the palette found. */
export function PaletteOption({ entry, ...option }: { entry: PaletteEntry } & HTMLAttributes<HTMLLIElement>) {
  const [hasKeys] = useLetterKeys();
  return (
    <Row {...option}>
      <Sign>
        {entry.kind === 'page' && <AreaIcon of={entry.screen} />}
        {entry.kind === 'person' && <Face of={entry} />}
        {entry.kind === 'action' && entry.icon && <entry.icon />}
      </Sign>
      <strong>{entry.title}</strong>
      <small>
        {entry.kind === 'person' && [entry.owner, entry.context].filter(Boolean).join(' · ')}
        {entry.kind === 'action' && entry.detail}
        {entry.kind === 'action' && entry.keys && hasKeys && <Key>{entry.keys.toUpperCase()}</Key>}
      </small>
      <EnterIcon className="enter" />
    </Row>
  );
}
