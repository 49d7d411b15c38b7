import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { NotificationSettings as Settings } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { mailModes, type MailMode } from '../../../../schema/rules/notifications.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';

const queryKey = ['notificationSettings'];

/** Choices of the signed-in staff member on how notifications reach them; each is saved as soon as it is made. */
export function NotificationSettings() {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const label = useId();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /client/v1/notifications/settings', { signal }),
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width={280} height={120} />;
  const save = async (change: Partial<Settings>) => {
    queryClient.setQueryData(queryKey, { ...data, ...change });
    try {
      await client.ask('PUT /client/v1/notifications/settings', { body: change });
      notify('app.notifications.settings.saved', { type: 'success' });
    } catch (failure) {
      fail(failure);
    }
    await queryClient.invalidateQueries({ queryKey });
  };
  const word = (key: string) => translate(`app.notifications.settings.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>
        <Box id={label} sx={{ fontWeight: 540, mb: 0.5 }}>
          {word('mail')}
        </Box>
        <RadioGroup
          aria-labelledby={label}
          value={data.mail}
          onChange={(_event, mail) => void save({ mail: mail as MailMode })}
        >
          {mailModes.map((mode) => (
            <FormControlLabel
              key={mode}
              value={mode}
              control={<Radio size="small" />}
              sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { pt: 0.5 } }}
              label={
                <>
                  <Box component="span" sx={{ display: 'block' }}>
                    {word(mode)}
                  </Box>
                  <Box component="span" sx={{ display: 'block', color: 'ink2', fontSize: 12 }}>
                    {word(`${mode}Hint`)}
                  </Box>
                </>
              }
            />
          ))}
        </RadioGroup>
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={data.showTaskReminder}
            onChange={(_event, showTaskReminder) => void save({ showTaskReminder })}
          />
        }
        label={word('showTaskReminder')}
      />
    </Box>
  );
}
