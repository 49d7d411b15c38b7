import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Frame of a list of ways on from the page, under its title; each child is a `li`. */
export function Card({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'line', borderRadius: 2, overflow: 'hidden' }}
    >
      <Box
        component="h2"
        id={id}
        sx={{ m: 0, px: 2, py: 1.25, fontSize: 13, fontWeight: 600, borderBottom: 1, borderColor: 'line2' }}
      >
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Style of a way on from a card. */
export const wayOn = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 1.5,
  py: { xs: 1.25, md: 0.75 },
  borderRadius: 1,
  color: 'ink2',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'ink' },
} as const;
