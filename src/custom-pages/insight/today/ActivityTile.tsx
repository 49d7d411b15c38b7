import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { activityPath } from '../../../../schema/areas/insight/activity.ts';
import type { ActivityWrite } from '../../../../schema/areas/insight/calls/activity.ts';
import { tileRows } from '../../../../schema/areas/insight/dashboard.ts';
import { FeedLine } from '../../../views/activity/FeedLine.tsx';
import { groupWrites } from '../../../views/activity/groupWrites.ts';
import { ListTile } from './Tile.tsx';

/** The newest changes since yesterday, with the way to the whole feed. */
export function ActivityTile({ writes }: { readonly writes: readonly ActivityWrite[] }) {
  const translate = useTranslate();
  const groups = groupWrites(writes).slice(0, tileRows);
  return (
    <ListTile
      name="activity"
      total={null}
      to={`${activityPath}?since=yesterday`}
      toWord={translate('app.activity.all')}
    >
      {groups.length === 0 ? (
        <Box sx={{ color: 'ink3', py: 0.5 }}>{translate('app.today.none.activity')}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: -2.5 }}>
          {groups.map((group) => (
            <FeedLine key={group[0].id} group={group} isBrief />
          ))}
        </Box>
      )}
    </ListTile>
  );
}
