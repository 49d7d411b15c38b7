import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { useListState } from '../../../views/list/address/useListState.ts';
import { changeListState, withFilters } from '../../../views/list/address/listState.ts';
import { useGroups } from './useGroups.ts';

const GroupsDialog = lazy(async () => ({ default: (await import('./GroupsDialog.tsx')).GroupsDialog }));

const param = 'projectGroupIds';
const entity = task as unknown as AnyEntity;

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 20px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.palette.background.paper,
  [theme.breakpoints.down('md')]: { padding: '8px 16px 0' },
}));

const Chip = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  gap: 6,
  height: 28,
  padding: '0 10px',
  borderRadius: 6,
  font: 'inherit',
  color: theme.palette.ink2,
  fontWeight: 490,
  '&:hover': { color: theme.palette.ink, background: theme.palette.action.hover },
  '&[aria-pressed=true]': { color: theme.palette.ink, fontWeight: 570, background: theme.palette.action.selected },
  '& > span:not(.MuiTouchRipple-root)': { fontSize: 12, fontVariantNumeric: 'tabular-nums', color: theme.palette.ink3 },
  [theme.breakpoints.down('md')]: { height: 40 },
}));

/** The groups of a project above its tasks: one narrows every layout of them, by the filter in the address. */
export function GroupBar({ record }: { readonly record: WireRecord }) {
  useWordsOfPages();
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.projects.groups.${key}`, options);
  const { data: groups } = useGroups(record.id);
  const { state, go } = useListState(entity);
  const [isOpen, setOpen] = useState(false);
  const mayEdit = permissionsOf(record).canUpdate;
  const chosen = state.filters[param] ?? [];
  if (groups === undefined || (groups.length === 0 && !mayEdit)) return null;
  const choose = (ids: readonly string[]) =>
    go(changeListState(state, { filters: withFilters(state.filters, { [param]: ids }) }));
  return (
    <Bar role="group" aria-label={words('title')}>
      {groups.length > 0 && (
        <Chip aria-pressed={chosen.length === 0} onClick={() => choose([])}>
          {words('all')}
        </Chip>
      )}
      {groups.map(({ id, displayName, taskNumber, openTaskNumber }) => (
        <Chip
          key={id}
          aria-pressed={chosen.includes(id)}
          title={words('numbers', { open: openTaskNumber, all: taskNumber })}
          onClick={() => choose(chosen.length === 1 && chosen[0] === id ? [] : [id])}
        >
          {displayName}{' '}
          <span>{words('open', { smart_count: openTaskNumber, count: formatCount(openTaskNumber) })}</span>
        </Chip>
      ))}
      {mayEdit && (
        <Button variant="text" size="small" onClick={() => setOpen(true)} sx={{ flex: 'none', color: 'ink2' }}>
          {words(groups.length === 0 ? 'first' : 'manage')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <GroupsDialog project={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
