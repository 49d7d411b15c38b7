import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { touchTarget } from '../../theme/tokens.ts';
import { AreaIcon } from '../../views/area-parts/AreaIcon.tsx';
import { MenuCount } from './MenuCount.tsx';
import type { MenuItem } from './plan.ts';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 30,
  padding: '5px 8px',
  borderRadius: 6,
  color: theme.palette.ink2,
  textDecoration: 'none',
  fontWeight: 480,
  '& svg': { opacity: 0.85 },
  '&:hover': { background: theme.palette.status.mute.bg, color: theme.palette.ink },
  '&[aria-current]': { background: theme.palette.accentSoft, color: theme.palette.primary.main, fontWeight: 560 },
  '&[aria-current] svg': { opacity: 1 },
  '&:focus-visible': { outlineOffset: -2 },
}));

interface RailLinkProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly isTouch?: boolean;
  readonly onChoose?: () => void;
}

/** One entry of the menu: icon, word, and how many records there are. */
export function RailLink({ item, isCurrent, isTouch, onChoose }: RailLinkProps) {
  const translate = useTranslate();
  return (
    <Entry
      to={item.path}
      onClick={onChoose}
      style={isTouch ? { minHeight: touchTarget } : undefined}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      <AreaIcon of={item} />
      <span>{translate(item.word, { smart_count: 2 })}</span>
      {item.entity !== undefined && <MenuCount entity={item.entity} />}
    </Entry>
  );
}
