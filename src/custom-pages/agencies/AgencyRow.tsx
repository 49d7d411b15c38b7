import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayAt } from '../../../schema/rules/dates.ts';
import { useEnterAgency } from '../../widgets/agency/useEnterAgency.ts';
import { MoreIcon } from '../../widgets/icons.tsx';
import { Day } from '../../widgets/moment/Moment.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Pill } from '../../widgets/pill/Pill.tsx';
import type { Agency } from './agency.ts';
import type { AgencyTask } from './AgencyDialog.tsx';

interface AgencyRowProps {
  readonly agency: Agency;
  /** Whether one is inside. */
  readonly isCurrent: boolean;
  readonly onTask: (task: AgencyTask) => void;
}

/** An agency, what is known of it at a glance, and what can be done with it. */
export function AgencyRow({ agency, isCurrent, onTask }: AgencyRowProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const { enter, isEntering } = useEnterAgency();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, name, people, timezoneId, currency, createdAt, suspendedAt } = agency;
  const words = (key: string, options?: object) => translate(`app.agencies.${key}`, { name, ...options });
  const isSuspended = suspendedAt !== null;
  const choose = (type: AgencyTask['type']) => {
    setAnchor(null);
    onTask({ type, agency } as AgencyTask);
  };

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
      <IconButton
        aria-label={words('moreFor')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="inherit" />
      </IconButton>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('rename')}>{words('rename')}</MenuItem>
        <MenuItem onClick={() => choose('history')}>{words('history')}</MenuItem>
        <MenuItem onClick={() => choose(isSuspended ? 'reactivate' : 'suspend')}>
          {words(isSuspended ? 'reactivate' : 'suspend')}
        </MenuItem>
      </Menu>
    </li>
  );
}
