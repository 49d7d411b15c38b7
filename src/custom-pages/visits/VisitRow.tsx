import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Moment } from '../../widgets/moment/Moment.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';

/** A visit of a super admin inside an agency. Moments in milliseconds; `leftAt` is null while they are inside. */
export interface Visit {
  readonly id: number;
  readonly agency: { readonly id: string; readonly name: string };
  readonly by: { readonly displayName: string; readonly email: string };
  readonly enteredAt: number;
  readonly leftAt: number | null;
}

/** Who it was, when in, when out. */
export function VisitRow({ visit, hasAgency }: { visit: Visit; hasAgency: boolean }) {
  const translate = useTranslate();
  const { by, agency, enteredAt, leftAt } = visit;
  const words = (key: string) => translate(`app.agencies.visits.${key}`);
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
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <small>{words('in')}</small>
          <Moment at={enteredAt} />
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <small>{words('out')}</small>
          {leftAt === null ? <Pill tone="warn">{words('now')}</Pill> : <Moment at={leftAt} />}
        </Box>
      </Box>
    </li>
  );
}
