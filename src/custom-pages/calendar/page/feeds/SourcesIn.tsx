import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { AddSource, type NewSource } from './AddSource.tsx';
import { SourceLine } from './SourceLine.tsx';
import { useSources } from './useSources.ts';

/** Calendars that other programs keep of people: added to a person, listed with what became of them. */
export function SourcesIn({ personId }: { readonly personId: string | undefined }) {
  const translate = useTranslate();
  const client = useClient();
  const zone = useTimeZone();
  const complain = useFailureNotice();
  const { sources = [], reread } = useSources(personId);
  const [isBusy, setBusy] = useState(false);
  const word = (key: string) => translate(`app.calendar.feeds.${key}`);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await reread();
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = (person: string) => (source: NewSource) =>
    run(() =>
      client.ask('POST /client/v1/calendar/sources', { body: { personId: person, timezoneId: zone, ...source } }),
    );
  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {word(personId === undefined ? 'sourcesLeadAll' : 'sourcesLead')}
      </Box>
      {personId !== undefined && <AddSource isBusy={isBusy} onAdd={add(personId)} />}
      {sources.length > 0 && (
        <Box component="ul" aria-label={word('sources')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sources.map((source) => (
            <SourceLine
              key={source.id}
              source={source}
              isOfMany={personId === undefined}
              onRead={() =>
                void run(() => client.ask('POST /client/v1/calendar/sources/{id}/read', { params: { id: source.id } }))
              }
              onDelete={() =>
                void run(() => client.ask('DELETE /client/v1/calendar/sources/{id}', { params: { id: source.id } }))
              }
            />
          ))}
        </Box>
      )}
    </>
  );
}
