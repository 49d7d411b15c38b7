import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useWordsOfPages } from '../i18n/useWordsOfPages.ts';
import { useClient } from '../dataProvider/ClientContext.ts';

/** Interval at which the server is asked while the demo is being filled, in milliseconds. */
const interval = 2_000;

/**
 * Notice that parts of the demo are still to come, as long as the server fills them in. What is open is read again after
 * each part, since these records come without news of their own.
 */
export function DemoNotice() {
  const client = useClient();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['auth', 'demo', 'lacking'],
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/demo', { signal }),
    select: ({ lacking }) => lacking,
    refetchInterval: ({ state }) => (state.data?.lacking.length ? interval : false),
    staleTime: Infinity,
    retry: false,
  });
  const count = data?.length ?? 0;
  const former = useRef(count);
  useEffect(() => {
    const isFurther = count < former.current;
    former.current = count;
    if (isFurther) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  }, [count, queries]);
  return <Box role="status">{data && count > 0 && <Line parts={data} />}</Box>;
}

function Line({ parts }: { parts: readonly string[] }) {
  useWordsOfPages();
  const translate = useTranslate();
  const names = parts.map((part) => translate(`app.demo.parts.${part}`, { _: part }));
  return (
    <Box sx={{ p: '6px 20px', bgcolor: 'status.info.bg', color: 'status.info.fg' }}>
      {translate('app.demo.filling', { parts: names.join(', ') })}
    </Box>
  );
}
