import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import { maySettings } from '../../../schema/language/settings.ts';
import { matchScreen, screens } from '../../../schema/routes.ts';
import { fillPattern } from '../../../schema/routes/pattern.ts';
import { maySeeScreen } from '../../../schema/screenAccess.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';

/** Links to the settings that are there, but for the one that is open. */
export function SettingsLinks() {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname } = useLocation();
  const mayRead = (name: string | undefined) =>
    registry.settings.some((one) => one.name === name && maySettings(actor, 'read', one, registry));
  const others = screens.filter(
    (screen) =>
      screen.area === 'settings' &&
      (screen.built === 'page' || mayRead(screen.settings)) &&
      matchScreen(pathname)?.screen !== screen &&
      maySeeScreen(actor, screen),
  );
  return (
    <Stack component="nav" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {others.map((screen) => (
        <Button key={screen.name} component={Link} to={fillPattern(screen.pattern, screen.start ?? {}, screen.allowed)}>
          {titleOf(screen, screen.pattern, translate)}
        </Button>
      ))}
    </Stack>
  );
}
