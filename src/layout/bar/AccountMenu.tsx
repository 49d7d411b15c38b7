import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import type { SessionUser } from '../../../schema/areas/identity/signedIn.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { initialsOf } from '../../widgets/avatar/initials.ts';
import { menuAhead } from '../../widgets/menu/LateMenu.tsx';

const AccountEntries = lazy(async () => ({ default: (await import('./AccountEntries.tsx')).AccountEntries }));

/** The person as every list shows them: by the staff record, where they have one, so that their colour is the same. */
const pictured = (user: SessionUser) => ({ ...user, id: user.staffId ?? user.id });

/** Menu of the signed-in user, with signing out. */
export function AccountMenu({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const state = useSessionState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (state.status !== 'signedIn') return null;
  const { user } = state;
  return (
    <>
      <Tooltip title={translate('app.shell.account')}>
        <IconButton
          // The accessible name contains the visible text, for speech control.
          aria-label={translate('app.shell.accountOf', {
            name: user.displayName,
            initials: initialsOf(user.displayName),
          })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...menuAhead}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setAsked(true);
          }}
          size={isNarrow ? 'large' : 'medium'}
          sx={{ borderRadius: '50%' }}
        >
          <Avatar of={pictured(user)} size={28} />
        </IconButton>
      </Tooltip>
      {isAsked && (
        <Suspense>
          <AccountEntries user={user} isNarrow={isNarrow} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
