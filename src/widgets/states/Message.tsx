import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Icon } from '../../theme/icons/drawn.tsx';

const Disc = styled('span')(({ theme }) => ({
  width: 44,
  height: 44,
  marginBottom: 4,
  borderRadius: 12,
  display: 'grid',
  placeItems: 'center',
  background: theme.palette.status.mute.bg,
  color: theme.palette.ink2,
}));

const Lead = styled('p')(({ theme }) => ({ margin: 0, maxWidth: 420, color: theme.palette.ink2, textWrap: 'pretty' }));

interface MessageProps {
  readonly icon: Icon;
  readonly title: string;
  readonly lead: ReactNode;
  /** True if its title is the page's own heading: there is no bar above it. */
  readonly isAlone?: boolean;
  /** Actions that may solve it. */
  readonly children?: ReactNode;
}

/** A page that has nothing to show says why, and what to do now. */
export function Message({ icon: Icon, title, lead, isAlone = false, children }: MessageProps) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: '32px 20px 12vh',
        textAlign: 'center',
      }}
    >
      <Disc>
        <Icon fontSize="large" />
      </Disc>
      <Box component={isAlone ? 'h1' : 'h2'} sx={{ m: 0, typography: 'h5', textWrap: 'balance' }}>
        {title}
      </Box>
      <Lead>{lead}</Lead>
      {Boolean(children) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>{children}</Box>
      )}
    </Box>
  );
}
