import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Labelled } from '../../widgets/labelled/Labelled.tsx';

/** A lower and an upper bound, one above the other. */
export function Bounds({ children }: { children: (bound: 'from' | 'to', id: string) => ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
      {(['from', 'to'] as const).map((bound) => (
        <Labelled key={bound} id={`${id}${bound}`} label={translate(`app.views.filter.${bound}`)}>
          {children(bound, `${id}${bound}`)}
        </Labelled>
      ))}
    </Box>
  );
}
