import { styled } from '@mui/material/styles';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  color: theme.palette.primary.main,
  '--logo-ink': theme.palette.primary.contrastText,
}));

/** Greenroom's sign: a door ajar, with light behind it. */
export function Logo({ size }: { size: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 22 22" aria-hidden focusable="false">
      <rect width="22" height="22" rx="6" fill="currentColor" />
      <path d="M6.2 5.6h9.6v10.8h-9.6z" fill="none" stroke="var(--logo-ink)" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M6.2 5.6 11.8 7.4v10.8l-5.6-1.8z" fill="var(--logo-ink)" />
    </Mark>
  );
}
