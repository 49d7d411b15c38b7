import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ShareEvent } from '../../../schema/areas/files/calls/shares.ts';
import { formatInstant } from '../../../schema/rules/dates.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { sharesKey } from './useShares.ts';

const step = 20;

function useWhat({ use, item }: ShareEvent): string {
  const translate = useTranslate();
  if (use === 'open') return translate('app.shares.list.logOpen');
  return item === null
    ? translate('app.shares.list.logDownloadAll')
    : `${translate('app.shares.list.logDownload')} ${item}`;
}

function Entry({ of }: { readonly of: ShareEvent }) {
  const language = useLanguage();
  const zone = useTimeZone();
  const translate = useTranslate();
  const what = useWhat(of);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, py: 0.25, fontSize: 12, color: 'ink2' }}
    >
      <Box component="time" dateTime={new Date(of.at).toISOString()} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatInstant(of.at, zone, language)}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{what}</Box>
      <Box sx={{ color: 'ink3', overflowWrap: 'anywhere' }}>{of.email ?? translate('app.shares.list.anybody')}</Box>
      <Box sx={{ color: 'ink3' }}>{of.address}</Box>
    </Box>
  );
}

/** Openings and downloads of a share, the newest first. */
export function ShareLog({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const client = useClient();
  const [most, setMost] = useState(step);
  const { data } = useQuery({
    queryKey: [sharesKey, 'log', id, most],
    queryFn: ({ signal }) =>
      client.ask('GET /media/v1/shares/{id}/log', { params: { id }, query: { pageSize: most }, signal }),
    placeholderData: (former) => former,
  });
  if (!data) return null;
  if (data.data.length === 0) return <Box sx={{ fontSize: 12 }}>{translate('app.shares.list.logEmpty')}</Box>;
  return (
    <>
      <Box component="ul" aria-label={translate('app.shares.list.log')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((one) => (
          <Entry key={one.id} of={one} />
        ))}
      </Box>
      {data.loadMore && most < maximumPageSize && (
        <Button size="small" onClick={() => setMost(maximumPageSize)}>
          {translate('app.shares.list.more')}
        </Button>
      )}
    </>
  );
}
