import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { owners } from '../../../../../schema/routes/screen.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { ActivityFeed } from '../../../activity/ActivityFeed.tsx';
import { HistoryEntries } from './HistoryEntries.tsx';

interface HistoryTabProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** The record as its page has it, where merges can be undone. */
  readonly record?: WireRecord;
}

/** Returns true if the records of an entity own others, whose writes their page can show too. */
const hasOwned = ({ name }: AnyEntity) => (owners as readonly string[]).includes(name);

/**
 * Every write of a record, newest first: who, when, and what it changed. Talents, scouts, partners and staff can show the
 * writes of all that belongs to them instead.
 */
export function HistoryTab(props: HistoryTabProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (!hasOwned(props.entity)) return <OwnHistory {...props} />;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isWhole}
        aria-label={translate('app.activity.scope')}
        onChange={(_event, chosen: boolean | null) => setWhole(chosen ?? isWhole)}
        sx={{ mx: { xs: 2, md: 2.5 }, mt: 2 }}
      >
        <ToggleButton value={false}>{translate('app.activity.ofRecord')}</ToggleButton>
        <ToggleButton value>{translate('app.activity.ofAll')}</ToggleButton>
      </ToggleButtonGroup>
      {isWhole ? (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
          <ActivityFeed ownerId={props.id} />
        </Box>
      ) : (
        <OwnHistory {...props} />
      )}
    </>
  );
}

function OwnHistory({ entity, id, record }: HistoryTabProps) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  return (
    <HistoryEntries
      entity={entity}
      queryKey={[entity.name, 'history', { id }]}
      read={(page) => dataProvider.history(entity.name, id, page)}
      record={record}
    />
  );
}
