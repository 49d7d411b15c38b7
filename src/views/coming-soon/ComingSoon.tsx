import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { matchScreen, pathTo } from '../../../schema/routes.ts';
import { menuEntryOf } from '../../../schema/menu.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import app from '../../i18n/locales/en/app.json';
import { SettingsLinks } from '../SettingsLinks.tsx';
import { iconOfArea } from '../AreaIcon.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { BackIcon } from '../../theme/icons/actions.tsx';
import { titleOf } from '../../widgets/title/titleOf.ts';

const isTold = (name: string): boolean => Object.hasOwn(app.comingSoon, name);

/** Returns the subject of the placeholder: the tab of a profile, else the module, else its area. */
function subjectOf(screen: Screen | undefined, tab: string): string {
  if (screen?.module === 'profile') return tab;
  return screen && isTold(screen.module) ? screen.module : (screen?.area ?? '');
}

/** The placeholder of a part that is still to come (AB 2): says calmly what will be there. */
export function ComingSoon() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const match = matchScreen(pathname);
  const tab = match?.params['section'] ?? '';
  const subject = subjectOf(match?.screen, tab);
  const isTab = match?.screen.module === 'profile';
  const title = isTab ? translate(`tabs.${tab}`, { _: tab }) : titleOf(match?.screen ?? null, pathname, translate);
  const area = menuEntryOf(subject) ? subject : (match?.screen.area ?? 'dashboard');
  const isPublic = match?.screen.area === 'auth';
  return (
    <Message
      icon={iconOfArea(area)}
      title={title}
      isAlone={isPublic}
      lead={
        <>
          {isTold(subject) && translate(`comingSoon.${subject}`)}
          <Box component="span" sx={{ display: 'block', mt: isTold(subject) ? 1.5 : 0 }}>
            <Box
              component="span"
              sx={{
                display: 'inline-block',
                px: 1,
                borderRadius: 5,
                fontSize: 12,
                fontWeight: 520,
                bgcolor: 'accentSoft',
                color: 'primary.main',
              }}
            >
              {translate('app.comingSoon.tag')}
            </Box>
          </Box>
        </>
      }
    >
      {area === 'settings' && <SettingsLinks />}
      {isPublic && (
        <Button component={Link} to={pathTo('auth.login')} startIcon={<BackIcon />}>
          {translate('app.comingSoon.backToSignIn')}
        </Button>
      )}
    </Message>
  );
}
