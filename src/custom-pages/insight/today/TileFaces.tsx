import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { recordPath } from '../../../widgets/link/recordPath.ts';

/** People of a tile by their faces; each opens their page. */
export function TileFaces({ name, rows }: Pick<DashboardTileAnswer, 'name' | 'rows'>) {
  const translate = useTranslate();
  if (rows.length === 0) return <Box sx={{ color: 'ink3', py: 0.5 }}>{translate(`app.today.none.${name}`)}</Box>;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
      }}
    >
      {rows.map(({ id, kind, displayName, avatar }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <QuietLink
            to={recordPath(kind, id) ?? '/'}
            style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 6, padding: 4 }}
          >
            <Avatar of={{ id, kind, displayName, avatar }} size={56} />
            <Box
              component="span"
              sx={{
                maxWidth: '100%',
                fontSize: 12,
                lineHeight: '16px',
                textAlign: 'center',
                overflow: 'hidden',
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
              }}
            >
              {displayName}
            </Box>
          </QuietLink>
        </Box>
      ))}
    </Box>
  );
}
