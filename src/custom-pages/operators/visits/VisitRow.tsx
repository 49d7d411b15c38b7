import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Visit } from '../../../../schema/areas/operators/calls/visits.ts';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';

/** Person, action and time; for a visit, start and end. */
export function VisitRow({ visit, hasAgency }: { visit: Visit; hasAgency: boolean }) {
  const translate = useTranslate();
  const { kind, by, agency, at, leftAt, ...what } = visit;
  const words = (key: string) => translate(`app.agencies.visits.${key}`);
  const isVisit = kind === 'visit';
  return (
    <li>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 0.25,
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 200px 200px' },
        }}
      >
        <Box
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          <Box component="span" sx={{ fontWeight: 560 }}>
            {by.displayName}
          </Box>
          <small>{hasAgency ? `${agency.name} · ${by.email}` : by.email}</small>
          {!isVisit && (
            <Box sx={{ overflowWrap: 'anywhere' }}>{translate(`app.agencies.events.${kind}`, { ...what })}</Box>
          )}
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <small>{words(isVisit ? 'in' : 'when')}</small>
          <Moment at={at} />
        </Box>
        {isVisit && (
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <small>{words('out')}</small>
            {leftAt === null ? <Pill tone="warn">{words('now')}</Pill> : <Moment at={leftAt} />}
          </Box>
        )}
      </Box>
    </li>
  );
}
