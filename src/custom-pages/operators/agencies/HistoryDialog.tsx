import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { FormFailure } from '../../../widgets/dialog/FormFailure.tsx';
import { labelled } from '../../../i18n/labelled.ts';

/** Actions of operators on an agency, newest first. */
export function HistoryDialog({ agency: { id, name }, onClose }: { agency: Agency; onClose: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['agencies', 'history', id],
    queryFn: ({ signal }) => client.ask('GET /user/v1/agencies/{id}/history', { params: { id }, signal }),
    staleTime: 0,
  });
  return (
    <DialogFrame
      title={labelled(name, translate('app.agencies.history').toLowerCase())}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <FormFailure said={error?.message} />
      {data === undefined && !error && <Skeleton height={40} aria-label={translate('app.shell.loading')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.data.map(({ at, by, action, ...what }) => (
          <li key={`${at} ${action} ${what.recipient}`}>
            <Box sx={{ color: 'ink' }}>{translate(`app.agencies.events.${action}`, what)}</Box>
            <Box sx={{ fontSize: 12, color: 'ink3' }}>
              {by} · <Moment at={at} />
            </Box>
          </li>
        ))}
      </Box>
    </DialogFrame>
  );
}
