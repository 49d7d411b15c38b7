import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Tabs of a page, which scroll if they do not fit. */
export const TabBar = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  // Closer together where a record's twelve tabs would else be cut.
  gap: 'clamp(16px, calc(2.5vw - 16px), 20px)',
  padding: '0 20px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}));

const Tab = styled(Link)(({ theme }) => ({
  flex: 'none',
  padding: '9px 0 8px',
  borderBottom: '2px solid transparent',
  color: theme.palette.ink2,
  fontWeight: 490,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.ink },
  '&[aria-current]': { color: theme.palette.ink, fontWeight: 570, borderColor: theme.palette.primary.main },
  [theme.breakpoints.down('md')]: { padding: '12px 0 11px' },
}));

/** A tab with an address of its own; `aria-current` marks the one that is shown, which a bar that scrolls brings into sight. */
export function TabLink(props: LinkProps) {
  const tab = useRef<HTMLAnchorElement>(null);
  const isCurrent = props['aria-current'] !== undefined;
  useEffect(() => {
    const bar = tab.current?.parentElement;
    // Not `scrollIntoView`, which moves the page as well.
    if (isCurrent && tab.current && bar) {
      bar.scrollLeft = tab.current.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.current.offsetWidth) / 2;
    }
  }, [isCurrent]);
  return <Tab ref={tab} {...props} />;
}
