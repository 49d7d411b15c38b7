import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FailedWork as Failed } from '../../../../schema/areas/operators/calls/failedWork.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

const queryKey = ['failedWork'];

/** Work beside the requests that has failed and waits for an operator; nothing while there is none. */
export function FailedWork() {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const queries = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.ask('GET /user/v1/failed-work', { signal }) });
  const failed = data?.data ?? [];
  if (failed.length === 0) return null;
  const runAgain = async ({ kind, id, agency, name }: Failed) => {
    setRunning(id);
    try {
      await client.ask('POST /user/v1/failed-work/retry', { body: { kind, id, agencyId: agency?.id ?? null } });
      notify('app.failedWork.runs', { messageArgs: { name } });
    } catch (error) {
      complain(error);
    }
    setRunning(null);
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <Alert
      severity="error"
      sx={{ m: 2, '& .MuiAlert-message': { flex: 1 } }}
      role="region"
      aria-label={translate('app.failedWork.title')}
    >
      <Box sx={{ fontWeight: 560 }}>{translate('app.failedWork.lead', { smart_count: failed.length })}</Box>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {failed.map((one) => (
          <Box
            component="li"
            key={`${one.kind} ${one.agency?.id} ${one.id}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="b" sx={{ fontWeight: 560 }}>
                {one.name}
              </Box>
              {` · ${one.agency?.name ?? translate('app.failedWork.everybody')} · `}
              <Age at={one.at} />
              <Box sx={{ color: 'ink2', fontSize: 12.5 }}>{one.failure}</Box>
            </Box>
            <Button
              size="small"
              loading={running === one.id}
              aria-label={translate('app.failedWork.runOf', { name: one.name })}
              onClick={() => void runAgain(one)}
            >
              {translate('app.failedWork.run')}
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
