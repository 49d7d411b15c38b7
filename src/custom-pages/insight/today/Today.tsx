import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { activityPath } from '../../../../schema/areas/insight/activity.ts';
import type { DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { numberTiles } from '../../../../schema/areas/insight/dashboard.ts';
import { todayIn } from '../../../../schema/rules/dates.ts';
import { dateWriterOf } from '../../../../schema/rules/dates/writtenDates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { DashboardIcon } from '../../../theme/icons/areas.tsx';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { ActivityTile } from './ActivityTile.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { useSetup } from './useSetup.ts';
import { ListTile, NumberTile, TileGround } from './Tile.tsx';
import { TileFaces } from './TileFaces.tsx';
import { TileRows } from './TileRows.tsx';
import { useCountedLink } from '../../../views/list/rows/useCountedLink.ts';
import { useToday } from './useToday.ts';

const MoneyTile = lazy(async () => ({ default: (await import('./MoneyTile.tsx')).MoneyTile }));

const settingPath = '/dashboard/dashboard-setting';

type TileName = DashboardTileAnswer['name'];

/** Columns that a tile takes among those that are shown, of twenty or, on a phone, two: up to five numbers share a row. */
function spanOf(name: TileName, shown: readonly TileName[]) {
  if (name === 'talents') return { xs: 'span 2', md: 'span 20' };
  if (!numberTiles.includes(name)) return { xs: 'span 2', md: 'span 10' };
  const numbers = shown.filter((one) => numberTiles.includes(one));
  const isAlone = numbers.length % 2 === 1 && numbers.at(-1) === name;
  return { xs: isAlone ? 'span 2' : 'span 1', md: numbers.length < 5 ? 'span 5' : 'span 4' };
}

const loading: readonly TileName[] = [
  'overdue',
  'dueSoon',
  'inProgress',
  'newProspects',
  'today',
  'waiting',
  'activity',
];

function LoadingTile() {
  return (
    <TileGround as="div">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
    </TileGround>
  );
}

function OneTile({ tile, to }: { readonly tile: DashboardTileAnswer; readonly to: string | null }) {
  const translate = useTranslate();
  const { name, total, rows, hasFailed } = tile;
  if (hasFailed) {
    return (
      <ListTile name={name} total={null} to={null}>
        <Box sx={{ color: 'ink3' }}>{translate('app.today.failed')}</Box>
      </ListTile>
    );
  }
  if (name === 'money') {
    return (
      <Suspense fallback={<LoadingTile />}>
        <MoneyTile />
      </Suspense>
    );
  }
  if (name === 'activity') return <ActivityTile writes={tile.writes ?? []} />;
  if (numberTiles.includes(name)) return <NumberTile name={name} total={total ?? 0} to={to ?? '/'} />;
  return (
    <ListTile name={name} total={total} to={to}>
      {name === 'talents' ? <TileFaces name={name} rows={rows} /> : <TileRows name={name} rows={rows} />}
    </ListTile>
  );
}

/** The page Today (AB 2): what is due and on, who waits for the reader, and what is ahead. Each number is a link to its list. */
export function Today() {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const now = useNow();
  const { tiles: read, error, retry } = useToday();
  const linkOf = useCountedLink();
  const date = dateWriterOf(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const day = new Date(`${todayIn(zone, now)}T00:00Z`);
  const setup = useSetup();
  // An empty agency never sees tiles of zeros before its checklist.
  const tiles = setup === undefined ? undefined : read;
  const shown = tiles?.map(({ name }) => name) ?? [];
  if (error) return <LoadFailed onRetry={retry} />;
  if (setup?.isEmpty) {
    return (
      <Box sx={{ flex: 1, overflow: 'auto' }}>
        <Box sx={{ maxWidth: 760, p: { xs: 2, md: 2.5 } }}>
          <SetupChecklist setup={setup} />
        </Box>
      </Box>
    );
  }
  if (tiles?.length === 0)
    return (
      <Message icon={DashboardIcon} title={translate('app.today.nothing')} lead={translate('app.today.nothingLead')}>
        <Button component={Link} to={settingPath}>
          {translate('app.today.arrange')}
        </Button>
      </Message>
    );
  return (
    <Box sx={{ flex: 1, overflow: 'auto' }}>
      <Box sx={{ maxWidth: 1280, p: { xs: 2, md: 2.5 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <Box component="p" sx={{ m: 0, flex: 1, fontSize: 15, fontWeight: 560 }}>
            {date.write(day)}
          </Box>
          <Button component={Link} to={activityPath}>
            {translate('app.activity.open')}
          </Button>
          <Button component={Link} to={settingPath}>
            {translate('app.today.arrange')}
          </Button>
        </Box>
        {setup && (
          <Box sx={{ mb: 2 }}>
            <SetupChecklist setup={setup} />
          </Box>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(20, minmax(0, 1fr))' },
            gridAutoFlow: 'row dense',
          }}
          {...(tiles === undefined && { role: 'status', 'aria-label': translate('app.views.list.loading') })}
        >
          {tiles === undefined
            ? loading.map((name) => (
                <TileGround
                  as="div"
                  key={name}
                  sx={{ gridColumn: spanOf(name, loading), height: numberTiles.includes(name) ? 88 : 240 }}
                >
                  <Skeleton width="40%" />
                  <Skeleton width="70%" />
                </TileGround>
              ))
            : tiles.map((tile) => (
                <Box key={tile.name} sx={{ gridColumn: spanOf(tile.name, shown), minWidth: 0, display: 'grid' }}>
                  <OneTile tile={tile} to={linkOf(tile)} />
                </Box>
              ))}
        </Box>
      </Box>
    </Box>
  );
}
