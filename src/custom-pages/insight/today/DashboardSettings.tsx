import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  orderedTiles,
  startKey,
  type DashboardTile,
  type StartChoice,
  type StartPage,
} from '../../../../schema/areas/insight/dashboard.ts';
import type { DashboardChoice } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { dashboardKey } from './useToday.ts';

type Scope = 'OWN' | 'AGENCY';

interface TileSwitchProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

function TileSwitch({ label, isShown, onChange }: TileSwitchProps) {
  return (
    <FormControlLabel
      labelPlacement="start"
      sx={{ flex: 1, m: 0, justifyContent: 'space-between' }}
      control={<Switch checked={isShown} onChange={(_event, chosen) => onChange(chosen)} />}
      label={label}
    />
  );
}

/** Choice of the tiles of the page Today and their order, for oneself and for the agency (AB 2), and of the start page. */
export function DashboardSettings() {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  const [scope, setScope] = useState<Scope>('OWN');
  const [start, setStart] = useStore<StartChoice | null>(startKey, null);
  const queryKey = [dashboardKey, 'settings'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /client/v1/dashboard/settings', { signal }),
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} sx={{ m: 2.5, maxWidth: 560 }} />;
  const { own, agency, available, mayChangeAgency } = data;
  const { order, hidden } = (scope === 'OWN' ? (own ?? agency) : agency) ?? { order: [], hidden: [] };
  const all = orderedTiles(order);
  // Tiles that the person may not see keep their place among the others.
  const rows = all.filter((name) => scope === 'AGENCY' || available.includes(name)).map((id) => ({ id }));
  const word = (name: DashboardTile) => translate(`app.today.tiles.${name}`);
  const save = async (choice: DashboardChoice | null) => {
    if (choice) queryClient.setQueryData(queryKey, { ...data, [scope === 'OWN' ? 'own' : 'agency']: choice });
    try {
      await client.ask('PUT /client/v1/dashboard/settings', { body: { scope, choice } });
      notify('app.today.saved', { type: 'success' });
    } catch (failure) {
      fail(failure);
    }
    await queryClient.invalidateQueries({ queryKey: [dashboardKey] });
  };
  const move = (from: number, to: number) => {
    const [moved, target] = [rows[from]?.id, rows[to]?.id];
    if (moved === undefined || target === undefined) return;
    const others = all.filter((name) => name !== moved);
    others.splice(others.indexOf(target) + (to > from ? 1 : 0), 0, moved);
    void save({ order: others, hidden });
  };
  const show = (name: DashboardTile, isShown: boolean) =>
    void save({ order: [...all], hidden: isShown ? hidden.filter((one) => one !== name) : [...hidden, name] });
  const switchOf = ({ id }: { readonly id: DashboardTile }) => (
    <TileSwitch label={word(id)} isShown={!hidden.includes(id)} onChange={(isShown) => show(id, isShown)} />
  );
  const isUsual = scope === 'OWN' ? own === null : agency === null;
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      <PageSection title={translate('app.today.start')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('app.today.start')}
          value={start?.page ?? 'HOME'}
          onChange={(_event, page: StartPage | null) => page !== null && setStart({ page })}
        >
          <ToggleButton value="HOME">{translate('app.today.startHome')}</ToggleButton>
          <ToggleButton value="TODAY">{translate('app.today.startToday')}</ToggleButton>
        </ToggleButtonGroup>
      </PageSection>
      <PageSection title={translate('app.today.tilesTitle')}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          {mayChangeAgency && (
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={translate('app.today.scope')}
              value={scope}
              onChange={(_event, one: Scope | null) => one !== null && setScope(one)}
            >
              <ToggleButton value="OWN">{translate('app.today.forMe')}</ToggleButton>
              <ToggleButton value="AGENCY">{translate('app.today.forAgency')}</ToggleButton>
            </ToggleButtonGroup>
          )}
          <Button disabled={isUsual} onClick={() => void save(null)}>
            {translate(scope === 'OWN' ? 'app.today.asAgency' : 'app.today.asUsual')}
          </Button>
        </Box>
        <Box sx={{ maxWidth: 560, mx: { xs: -2, md: -2.5 } }}>
          <OrderedRows
            label={translate('app.today.tilesTitle')}
            rows={rows}
            moveLabel={({ id }) => translate('app.today.move', { name: word(id) })}
            onMove={move}
            rowOf={switchOf}
          />
        </Box>
      </PageSection>
    </Box>
  );
}
