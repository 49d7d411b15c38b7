import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { screens } from '../../../../schema/routes.ts';
import type { Screen } from '../../../../schema/routes/screen.ts';
import { maySeeScreen } from '../../../../schema/screenAccess.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';

const names = ['agency', 'personal', 'scout'] as const;
const all: readonly Screen[] = screens;

/** The calendars that the person may open, with the same days and filters. */
export function CalendarTabs() {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname, search } = useLocation();
  const tabs = names.flatMap((name) => {
    const screen = all.find((one) => one.name === `calendar.${name}`);
    return screen && maySeeScreen(actor, screen) ? [{ name, to: screen.pattern }] : [];
  });
  if (tabs.length < 2) return null;
  return (
    <TabBar aria-label={translate('app.calendar.calendars')}>
      {tabs.map(({ name, to }) => (
        <TabLink key={name} to={to + search} aria-current={pathname === to ? 'page' : undefined}>
          {translate(`app.calendar.tabs.${name}`)}
        </TabLink>
      ))}
    </TabBar>
  );
}
