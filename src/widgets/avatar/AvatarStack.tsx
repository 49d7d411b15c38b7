import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { avatarsShown } from '../../../schema/rules/limits.ts';
import { Avatar, type Pictured } from './Avatar.tsx';

const Stack = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  '& > span': { boxShadow: `0 0 0 2px ${theme.palette.background.paper}`, borderRadius: '50%' },
  '& > span + span': { marginLeft: -1 },
}));

const More = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  padding: '0 4px',
  fontSize: 9.5,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  background: theme.palette.status.mute.bg,
  color: theme.palette.ink2,
}));

/** Faces side by side: four, then how many more; the names on hover, and for screen readers as text (AB 9). */
export function AvatarStack({ of }: { of: readonly Pictured[] }) {
  const names = of.map((each) => each.displayName).join(', ');
  return (
    <Tooltip title={names} enterDelay={300}>
      <Stack role="img" aria-label={names}>
        {of.slice(0, avatarsShown).map((each) => (
          <Avatar key={each.id} of={each} />
        ))}
        {of.length > avatarsShown && <More>+{of.length - avatarsShown}</More>}
      </Stack>
    </Tooltip>
  );
}
