import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { dayAt } from '../../../../schema/rules/dates.ts';
import { useEnterAgency } from '../../../widgets/agency/useEnterAgency.ts';
import { Day } from '../../../widgets/moment/Moment.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import type { AgencyTask } from './AgencyDialog.tsx';

interface AgencyRowProps {
  readonly agency: Agency;
  /** True if the operator is inside the agency. */
  readonly isCurrent: boolean;
  readonly onTask: (task: AgencyTask) => void;
}

/** Row of an agency, with its main data and actions. */
export function AgencyRow({ agency, isCurrent, onTask }: AgencyRowProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const { enter, isEntering } = useEnterAgency();
  const { id, name, people, timezoneId, currency, createdAt, suspendedAt } = agency;
  const words = (key: string, options?: object) => translate(`app.agencies.${key}`, { name, ...options });
  const isSuspended = suspendedAt !== null;
  const choose = (type: AgencyTask['type']) => onTask({ type, agency } as AgencyTask);

  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          {isSuspended && <Pill tone="warn">{words('suspended')}</Pill>}
        </Box>
        <small>
          {words('personCount', { smart_count: people })} · {timezoneId.replaceAll('_', ' ')} · {currency} ·{' '}
          {words('since').toLowerCase()} <Day on={dayAt(createdAt, zone)} />
        </small>
      </Box>
      {!isSuspended && !isCurrent && (
        <Button loading={isEntering} aria-label={words('enterNamed')} onClick={() => enter(id)}>
          {words('enter')}
        </Button>
      )}
      <MoreMenu label={words('moreFor')}>
        {(then) => [
          <MenuItem key="rename" onClick={then(() => choose('rename'))}>
            {words('rename')}
          </MenuItem>,
          <MenuItem key="history" onClick={then(() => choose('history'))}>
            {words('history')}
          </MenuItem>,
          <MenuItem key="suspend" onClick={then(() => choose(isSuspended ? 'reactivate' : 'suspend'))}>
            {words(isSuspended ? 'reactivate' : 'suspend')}
          </MenuItem>,
        ]}
      </MoreMenu>
    </li>
  );
}
