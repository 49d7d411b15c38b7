import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { AnyEntity } from '../../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../../fields/kind.ts';
import { recordPath } from '../../../../../widgets/link/recordPath.ts';
import { trailState } from '../../../../trail/trail.ts';
import { ActivityList } from './ActivityList.tsx';
import { NextDays } from './NextDays.tsx';

const Way = styled(Link)(({ theme }) => ({
  color: theme.palette.primary.main,
  borderRadius: 4,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
}));

function Part({ title, tool, children }: { title: string; tool?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
          {title}
        </Box>
        {tool}
      </Box>
      {children}
    </Box>
  );
}

interface SummaryTopProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Top of a record's summary: its days to come, and what was done with it lately. */
export function SummaryTop({ entity, record }: SummaryTopProps) {
  const translate = useTranslate();
  const { state } = useLocation();
  const history = recordPath(entity.name, record.id, 'history');
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        gap: { xs: 2.5, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        // Its place is there before what fills it.
        minHeight: { xs: 0, lg: 168 },
        px: { xs: 2, md: 2.5 },
        py: 2.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      <Part title={translate('app.views.record.whatIsNext')}>
        <NextDays entity={entity} record={record} />
      </Part>
      <Part
        title={translate('app.views.record.activity')}
        tool={
          history !== null && (
            <Way to={history} state={trailState(state)}>
              {translate('app.views.record.allHistory')}
            </Way>
          )
        }
      >
        <ActivityList entity={entity} record={record} />
      </Part>
    </Box>
  );
}
