import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardRow, DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { tileRows } from '../../../../schema/areas/insight/dashboard.ts';
import { formatInstant, formatShortDay, todayIn } from '../../../../schema/rules/dates.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';
import { useCountedLink } from '../../../views/list/rows/useCountedLink.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 -8px',
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 34,
    padding: '3px 8px',
    borderRadius: 6,
    '&:hover': { background: theme.palette.action.hover },
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  },
}));

/** Returns when something is, as short as it is understood: the time of today, else the day. */
function useWhen(): (
  row: Pick<DashboardRow, 'at' | 'day'>,
) => { readonly text: string; readonly isPast: boolean } | null {
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const translate = useTranslate();
  const today = todayIn(zone, now);
  return ({ at, day: whole }) => {
    const day = whole ?? (at === null ? null : todayIn(zone, at));
    if (day === null) return null;
    const isPast = whole === null ? (at ?? now) < now : whole < today;
    if (day !== today) return { text: formatShortDay(day, language), isPast };
    const text = at === null ? translate('app.today.today') : formatInstant(at, zone, language).slice(-5);
    return { text, isPast };
  };
}

interface ListNumberProps {
  readonly of: string;
  readonly total: number;
  readonly to: string | null;
}

/** A number that leads to the list that it counts. */
function ListNumber({ of, total, to }: ListNumberProps) {
  const translate = useTranslate();
  return (
    <Box
      component={Link}
      to={to ?? '/'}
      aria-label={translate('app.today.load', { name: of, smart_count: total })}
      sx={{ px: 1, py: 0.5, color: 'ink2', fontVariantNumeric: 'tabular-nums', '&:hover': { color: 'ink' } }}
    >
      {formatCount(total)}
    </Box>
  );
}

/** The first records of a tile, each with when it is and for whom; a button unfolds those that are read besides. */
export function TileRows({ name, rows: all }: Pick<DashboardTileAnswer, 'name' | 'rows'>) {
  const translate = useTranslate();
  const linkOf = useCountedLink();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? all : all.slice(0, tileRows);
  const whenOf = useWhen();
  if (rows.length === 0) return <Box sx={{ color: 'ink3', py: 0.5 }}>{translate(`app.today.none.${name}`)}</Box>;
  const button = all.length > tileRows && (
    <Button size="small" sx={{ alignSelf: 'start', ml: -1 }} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
      {isWhole ? translate('app.today.fold') : translate('app.today.unfold', { count: all.length - tileRows })}
    </Button>
  );
  return (
    <>
      <Rows>
        {rows.map((row) => {
          const when = whenOf(row);
          return (
            <li key={row.id}>
              <Avatar of={row} size={24} />
              <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                <Box component="span" sx={{ fontWeight: 520 }}>
                  <PeekLink kind={row.kind} id={row.id}>
                    {row.displayName}
                  </PeekLink>
                </Box>
                {row.about !== null && (
                  <Box component="span" sx={{ color: 'ink3' }}>
                    {' · '}
                    {row.about}
                  </Box>
                )}
              </Box>
              {row.list && <ListNumber of={row.displayName} total={row.list.total} to={linkOf(row.list)} />}
              {when !== null && (
                <Box
                  component="span"
                  sx={{
                    flex: 'none',
                    color: when.isPast && name === 'waiting' ? 'status.bad.fg' : 'ink2',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {when.text}
                </Box>
              )}
            </li>
          );
        })}
      </Rows>
      {button}
    </>
  );
}
