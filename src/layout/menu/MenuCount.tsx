import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { formatShortCount } from '../../i18n/numbers.ts';
import { useIsIdle } from './useIsIdle.ts';

const Figure = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: 11,
  fontWeight: 480,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.ink3,
  '[aria-current] &': { color: 'inherit' },
}));

const everything = {};

/** Number of an entity's records that the person may see. It is requested after the page itself has loaded. */
export function MenuCount({ entity }: { entity: string }) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const isIdle = useIsIdle();
  const { data } = useQuery({
    // A list without filters asks the same, so that one answer serves both.
    queryKey: [entity, 'count', { filter: everything }],
    queryFn: ({ signal }) => dataProvider.count(entity, { filter: everything, signal }),
    enabled: isIdle,
    staleTime: 60_000,
    retry: false,
  });
  return data ? <Figure aria-hidden>{formatShortCount(data.total)}</Figure> : null;
}
