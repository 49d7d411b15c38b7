import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useScreen } from '../../widgets/title/useScreen.ts';
import { Brand } from './Brand.tsx';
import { menuFor, type MenuGroup } from './plan.ts';
import { RailLink } from './RailLink.tsx';

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  padding: '14px 8px 4px',
  fontSize: 11,
  lineHeight: '20px',
  fontWeight: 550,
  letterSpacing: '0.01em',
  color: theme.palette.ink3,
}));

const Items = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 });

function Part({ group: { name, items }, isTouch, onChoose }: RailProps & { group: MenuGroup }) {
  const translate = useTranslate();
  const area = useScreen()?.area;
  const { pathname } = useLocation();
  const hasHeading = name !== 'top' && name !== 'settings';
  const headingId = `menu-${name}`;
  return (
    <Box sx={name === 'settings' ? { mt: 'auto', pt: 1.75 } : undefined}>
      {hasHeading && <Heading id={headingId}>{translate(`menu.groups.${name}`)}</Heading>}
      <Items {...(hasHeading && { 'aria-labelledby': headingId })}>
        {items.map((item) => (
          <li key={item.path}>
            <RailLink
              item={item}
              isCurrent={item.area === area || item.path === pathname}
              isTouch={isTouch}
              onChoose={onChoose}
            />
          </li>
        ))}
      </Items>
    </Box>
  );
}

interface RailProps {
  /** In the drawer of a phone: entries are as large as fingers need. */
  readonly isTouch?: boolean;
  readonly onChoose?: () => void;
}

/** The menu at the side: everything that the signed-in person may open. */
export function Rail(props: RailProps) {
  const translate = useTranslate();
  const groups = menuFor(useActor());
  return (
    <Box
      component="nav"
      aria-label={translate('app.shell.menu')}
      sx={{
        bgcolor: 'rail',
        height: '100%',
        p: '12px 8px',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'auto',
      }}
    >
      <Brand />
      {groups.map((group) => (
        <Part key={group.name} group={group} {...props} />
      ))}
    </Box>
  );
}
