import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Canvas, Panel, spans } from './panels.tsx';

const tiles = ['outstanding', 'overdue', 'ready', 'invoiced', 'received', 'feesEarned'] as const;

/** Grounds of the tiles and panels while the figures are read. */
export function DashboardSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.shell.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" width={180} height={32} />
      <Canvas>
        {tiles.map((name) => (
          <Panel as="div" key={name} sx={{ gridColumn: spans.tile, height: 102 }}>
            <Skeleton width="45%" />
            <Skeleton width="75%" />
          </Panel>
        ))}
        <Panel as="div" sx={{ gridColumn: spans.ages, height: 434 }}>
          <Skeleton width="40%" />
        </Panel>
        <Panel as="div" sx={{ gridColumn: spans.months, height: 434 }}>
          <Skeleton width="30%" />
        </Panel>
      </Canvas>
    </Box>
  );
}
