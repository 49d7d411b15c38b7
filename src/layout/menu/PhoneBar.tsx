import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { MenuIcon } from '../../theme/icons/actions.tsx';
import { phoneBarHeight } from '../../theme/tokens.ts';
import { AreaIcon } from '../../views/area-parts/AreaIcon.tsx';
import { useScreen } from '../../widgets/title/useScreen.ts';
import { phoneMenuFor } from './plan.ts';
import { labelled } from '../../i18n/labelled.ts';

const Bar = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  boxSizing: 'content-box',
  height: phoneBarHeight,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.line}`,
}));

const Items = styled('ul')({ flex: 1, display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({ flex: '1 1 0', minWidth: 0, display: 'flex' });

const place = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  padding: '0 4px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 500,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '& svg': { fontSize: 20 },
  '& > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const To = styled(Link)(({ theme }) => ({
  ...place,
  color: theme.palette.ink2,
  '&[aria-current]': { color: theme.palette.primary.main, fontWeight: 600 },
}));
const More = styled('button')(({ theme }) => ({ ...place, color: theme.palette.ink2, cursor: 'pointer' }));

interface PhoneBarProps {
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
}

/** The bar at the foot of a phone: the pages that are needed most, and the way to all others. */
export function PhoneBar({ isMenuOpen, onOpenMenu }: PhoneBarProps) {
  const translate = useTranslate();
  const items = phoneMenuFor(useActor());
  const area = useScreen()?.area;
  const { pathname } = useLocation();
  return (
    <Bar aria-label={translate('app.shell.phoneBar')}>
      <GlobalStyles styles={{ ':root': { '--phone-bar': `${phoneBarHeight}px` } }} />
      <Items>
        {items.map((item) => {
          const isCurrent = item.area === area || item.path === pathname;
          return (
            <Item key={item.path}>
              <To to={item.path} {...(isCurrent && { 'aria-current': 'page' })}>
                <AreaIcon of={item} />
                <span>{translate(item.word, { smart_count: 2 })}</span>
              </To>
            </Item>
          );
        })}
        <Item>
          <More
            type="button"
            aria-label={labelled(translate('app.shell.more'), translate('app.shell.openMenu'))}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          >
            <MenuIcon />
            <span>{translate('app.shell.more')}</span>
          </More>
        </Item>
      </Items>
    </Bar>
  );
}
