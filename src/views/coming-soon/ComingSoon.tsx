import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import { matchScreen, pathTo } from '../../../schema/routes.ts';
import { menuEntryOf } from '../../../schema/menu.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import comingSoon from '../../i18n/locales/en/comingSoon.json';
import { useAreaParts } from '../area-parts/AreaPartsContext.ts';
import { Message } from '../../widgets/states/Message.tsx';
import { BackIcon } from '../../theme/icons/actions.tsx';
import { LibraryIcon } from '../../theme/icons/areas.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { WaysBack } from '../../widgets/states/WaysBack.tsx';
import { usePageTitle } from '../../widgets/title/TitleContext.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';

const isTold = (name: string): boolean => Object.hasOwn(comingSoon, name);

/** Returns the subject of the placeholder: the tab of a profile, else the module, else its area. */
function subjectOf(screen: Screen | undefined, tab: string): string {
  if (screen?.module === 'profile') return tab;
  return screen && isTold(screen.module) ? screen.module : (screen?.area ?? '');
}

/** The record whose pages a screen is one of: its name and the way to it; null for none, and until it is read. */
function useOwner(match: ReturnType<typeof matchScreen>) {
  const { screen, params } = match ?? {};
  // On a tab of the record's own page its header says whose it is.
  const kind = screen?.built === 'comingSoon' ? screen.owner : undefined;
  const id = params?.['id'] ?? '';
  const isAsked = kind !== undefined && isUuid(id);
  const { data } = useGetOne<WireRecord>(kind ?? '', { id }, { enabled: isAsked, retry: false });
  const path = isAsked ? recordPath(kind, id) : null;
  return data && kind && path ? { name: String(data[registry.get(kind).title] ?? ''), path } : null;
}

/** The placeholder of a part that is still to come (AB 2): says calmly what will be there, of whom, and leads back. */
export function ComingSoon() {
  const translate = useTranslate();
  const { icons } = useAreaParts();
  const { pathname } = useLocation();
  const match = matchScreen(pathname);
  const tab = match?.params['section'] ?? '';
  const subject = subjectOf(match?.screen, tab);
  const isTab = match?.screen.module === 'profile';
  const title = isTab ? translate(`tabs.${tab}`, { _: tab }) : titleOf(match?.screen ?? null, pathname, translate);
  const area = menuEntryOf(subject) ? subject : (match?.screen.area ?? 'dashboard');
  const isPublic = match?.screen.area === 'auth';
  const isTabOfPage = match?.screen.built === 'detail';
  const owner = useOwner(match);
  usePageTitle(owner && `${owner.name} · ${title}`);
  return (
    <Message
      icon={icons.get(area) ?? LibraryIcon}
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
      {owner && (
        <Button component={Link} to={owner.path} startIcon={<BackIcon />}>
          {translate('app.comingSoon.backTo', { name: owner.name })}
        </Button>
      )}
      {!owner && !isPublic && !isTabOfPage && <WaysBack />}
      {isPublic && (
        <Button component={Link} to={pathTo('auth.login')} startIcon={<BackIcon />}>
          {translate('app.comingSoon.backToSignIn')}
        </Button>
      )}
    </Message>
  );
}
