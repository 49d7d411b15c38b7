import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { HistoryChange, HistoryEntry } from '../../dataProvider/types.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import { useWords } from '../../fields/useWords.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { useAgencyEntity } from '../agencyEntity.ts';
import { changedFields, type ChangedField } from './changedFields.ts';

const system = { id: 'system', displayName: 'Greenroom' };

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 12,
  position: 'relative',
  paddingBottom: 20,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 34,
    bottom: 6,
    left: 13.5,
    width: 1,
    background: theme.palette.line,
  },
}));

function Change({ entity, change }: { entity: AnyEntity; change: ChangedField }) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { name, field, before, after } = change;
  const value = (record: ChangedField['before']) =>
    record === null ? <NoValue /> : <FieldDisplay resource={entity.name} name={name} field={field} record={record} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '132px minmax(0, 1fr)' },
        columnGap: 2,
        py: 0.5,
      }}
    >
      <Box component="dt" sx={{ color: 'ink3' }}>
        {words.ofField(name, field)}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
        <Box sx={{ color: 'ink2', minWidth: 0, overflowWrap: 'anywhere' }}>{value(before)}</Box>
        <Box component="span" role="img" aria-label={translate('app.views.history.became')} sx={{ color: 'ink3' }}>
          →
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{value(after)}</Box>
      </Box>
    </Box>
  );
}

/** One write: who did what when, and each field's value before and after. A new record's first values are not repeated. */
export function HistoryItem({ entity, entry }: { entity: AnyEntity; entry: HistoryEntry }) {
  const translate = useTranslate();
  const { entity: known } = useAgencyEntity(entity);
  const by = entry.by ?? system;
  const changes: readonly HistoryChange[] = entry.action === 'create' ? [] : entry.changes;
  return (
    <Line>
      <Avatar of={by} size={28} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, lineHeight: '28px' }}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {by.displayName}
          </Box>
          <span>{translate(`app.views.history.${entry.action}`)}</span>
          <Box component="span" sx={{ color: 'ink3' }}>
            <Age at={entry.at} />
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          {changedFields(known, changes).map((change) => (
            <Change key={change.name} entity={entity} change={change} />
          ))}
        </Box>
      </Box>
    </Line>
  );
}
