import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import { maySettings } from '../../../schema/language/settings.ts';
import { matchScreen, screens } from '../../../schema/routes.ts';
import { fillPattern } from '../../../schema/routes/pattern.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { maySeeScreen } from '../../../schema/screenAccess.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';

const parentOf = ({ pattern }: Screen) => pattern.slice(0, pattern.lastIndexOf('/'));
const all: readonly Screen[] = screens;

/** Links to the pages beside the settings of an area that are open, else to the settings of the agency. */
export function SettingsLinks() {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname } = useLocation();
  const mayRead = (name: string | undefined) =>
    registry.settings.some((one) => one.name === name && maySettings(actor, 'read', one, registry));
  const open = matchScreen(pathname)?.screen;
  const shown = all.filter((screen) => screen !== open && screen.built !== 'comingSoon' && maySeeScreen(actor, screen));
  const ofAgency = ({ area, built, settings }: Screen) =>
    area === 'settings' && (built === 'page' || mayRead(settings));
  const isBeside = (screen: Screen) =>
    open?.built === 'settings' && open.area !== 'settings' && parentOf(screen) === parentOf(open);
  const beside = shown.filter(isBeside);
  const others = beside.length > 0 ? beside : shown.filter(ofAgency);
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
