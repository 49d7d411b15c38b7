import Box from '@mui/material/Box';
import { useLocaleState, useLogout, useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';
import { Link as RouterLink } from 'react-router-dom';
import type { SessionUser } from '../../../schema/areas/identity/signedIn.ts';
import { accountPath } from '../../../schema/areas/identity/paths.ts';
import { outboxPath, outboxRoles, visitsPath } from '../../../schema/areas/operators/paths.ts';
import { labelled } from '../../i18n/labelled.ts';
import { languages } from '../../i18n/languages.ts';
import {
  ChosenIcon,
  DarkIcon,
  LanguageIcon,
  LightIcon,
  MailIcon,
  ShownIcon,
  SignOutIcon,
} from '../../theme/icons/actions.tsx';
import { SettingsIcon } from '../../theme/icons/areas.tsx';
import { Moment } from '../../widgets/moment/Moment.tsx';
import { useMayLeave } from '../../widgets/unsaved/useUnsavedChanges.ts';
import { LateDivider, LateMenu, LateMenuItem } from '../../widgets/menu/LateMenu.tsx';

function Who({ user }: { user: SessionUser }) {
  const translate = useTranslate();
  const place = [user.agencyDisplayName, translate(`app.roles.${user.role}`)].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        p: '8px 8px 10px',
        minWidth: 220,
        maxWidth: 300,
        '& div': { overflow: 'hidden', textOverflow: 'ellipsis' },
      }}
    >
      <Box sx={{ fontWeight: 580 }}>{user.displayName}</Box>
      <Box sx={{ color: 'ink2' }}>{user.email}</Box>
      <Box sx={{ color: 'ink3', fontSize: 12, mt: 0.5 }}>{place}</Box>
      <Box sx={{ color: 'ink3', fontSize: 12, mt: 0.5 }}>
        {user.formerLoginAt === null ? (
          translate('app.agencies.firstLogin')
        ) : (
          <>
            {labelled(translate('app.agencies.formerLogin'), '')}
            <Moment at={user.formerLoginAt} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** On a phone the bar has no room for the switches: they are entries of this menu. */
function useSwitches() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const [locale, setLocale] = useLocaleState();
  const isDark = theme === 'dark';
  return [
    <LateMenuItem key="theme" onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <LightIcon /> : <DarkIcon />}
      {translate(isDark ? 'app.shell.toLight' : 'app.shell.toDark')}
    </LateMenuItem>,
    ...languages.map((language) => (
      <LateMenuItem key={language.locale} lang={language.locale} onClick={() => setLocale(language.locale)}>
        <LanguageIcon />
        {language.name}
        {language.locale === locale && <ChosenIcon sx={{ ml: 'auto' }} />}
      </LateMenuItem>
    )),
    <LateDivider key="end" component="li" sx={{ my: '4px !important' }} />,
  ];
}

interface AccountEntriesProps {
  readonly user: SessionUser;
  readonly isNarrow: boolean;
  /** The button under which it opens; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Menu of the account: the person, and what they can do from every page. */
export function AccountEntries({ user, isNarrow, anchor, onClose }: AccountEntriesProps) {
  const translate = useTranslate();
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const switches = useSwitches();
  const hasVisits = user.role === 'agency' || user.role === 'super_admin';

  const signOut = async () => {
    onClose();
    if (await mayLeave()) await logout({ isLeaving: true });
  };

  return (
    <LateMenu
      disablePortal
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box component="li" role="presentation">
        <Who user={user} />
      </Box>
      <LateDivider component="li" sx={{ mb: '4px !important' }} />
      {isNarrow && switches}
      <LateMenuItem component={RouterLink} to={accountPath} onClick={onClose}>
        <SettingsIcon />
        {translate('app.account.title')}
      </LateMenuItem>
      {outboxRoles.some((role) => role === user.role) && (
        <LateMenuItem component={RouterLink} to={outboxPath} onClick={onClose}>
          <MailIcon />
          {translate('app.outbox.title')}
        </LateMenuItem>
      )}
      {hasVisits && (
        <LateMenuItem component={RouterLink} to={visitsPath} onClick={onClose}>
          <ShownIcon />
          {translate('app.agencies.visits.title')}
        </LateMenuItem>
      )}
      <LateMenuItem onClick={() => void signOut()}>
        <SignOutIcon />
        {translate('app.shell.signOut')}
      </LateMenuItem>
    </LateMenu>
  );
}
