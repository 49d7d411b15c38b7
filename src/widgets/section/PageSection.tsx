import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  readonly title: string;
  /** Tool next to the heading, such as a choice of units. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its own heading; beside it where there is room. */
export function PageSection({ title, tool, children }: PageSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        flex: 'none',
        display: 'grid',
        gap: { xs: 1.5, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' },
        px: { xs: 2, md: 2.5 },
        py: 2.5,
        borderBottom: 1,
        borderColor: 'line2',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          alignItems: { xs: 'center', lg: 'flex-start' },
          justifyContent: { xs: 'space-between', lg: 'flex-start' },
          gap: 1,
        }}
      >
        <Box
          component="h2"
          id={id}
          sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.005em' }}
        >
          {title}
        </Box>
        {tool}
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: 860 }}>{children}</Box>
    </Box>
  );
}
