import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { lockOf } from '../../../schema/language/states.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { PinIcon } from '../../widgets/icons.tsx';
import { MoreMenu } from '../../widgets/more/MoreMenu.tsx';
import { permissionsOf } from '../rights/permissionsOf.ts';
import { readEntry } from '../list/address/history/listEntry.ts';
import { useMayInList } from '../owner/ListOwner.ts';
import { useRecordLinks } from '../list/address/useRecordLinks.ts';
import { StepIcon } from '../states/StepIcon.tsx';
import type { OfferedStep } from '../rights/offeredSteps.ts';
import { useRecordSteps } from '../states/useRecordSteps.tsx';
import { usePinning } from '../pinning/usePinning.ts';
import { useRemove } from '../writing/useRemove.ts';

const MergeDialog = lazy(() => import('../merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

const HistoryDialog = lazy(() =>
  import('../record/tabs/history/HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })),
);

interface DialogToolsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly mayWrite: boolean;
  /** Something is to be saved first: nothing else is done meanwhile. */
  readonly isChanged: boolean;
  /** The record has changed otherwise, and is to be read again. */
  readonly onReadAgain: () => void;
  /** Comes when the record is gone, or a step has been taken that can be undone: the notice beside it is out of reach. */
  readonly onClose: () => void;
}

/** Tools of a record in its dialog: its usual steps, and a menu of what is seldom done. */
export function DialogTools({ entity, record, mayWrite, isChanged, onReadAgain, onClose }: DialogToolsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { state } = useLocation();
  const links = useRecordLinks(entity);
  const remove = useRemove(entity);
  const { steps, lackOf, ask, dialog } = useRecordSteps(entity, record, onClose);
  const [opened, setOpened] = useState<'history' | 'merge' | null>(null);
  const pinning = usePinning(entity);
  const mayCopy = useMayInList('create', entity);
  const copy = mayCopy ? links.copyOf(record.id) : null;
  const { canDelete } = permissionsOf(record);
  const mayRemove = mayWrite && canDelete && offers(entity, 'delete') && !lockOf(entity, record).isKept;
  const [usual, aside] = [false, true].map((isAside) =>
    (mayWrite ? steps : []).filter(({ declared }) => (declared?.isAside ?? false) === isAside),
  );
  const name = String(record[entity.title] ?? '');
  const hinder = (step: OfferedStep) => (isChanged ? translate('app.views.record.stepWaits') : lackOf(step));
  const take = (step: OfferedStep) => {
    if (isChanged) notify('app.views.record.stepWaits', { type: 'warning' });
    else ask(step);
  };
  const leaveHistory = () => {
    setOpened(null);
    // A merge may have been undone there.
    onReadAgain();
  };

  return (
    <>
      {usual?.map((step) => (
        <Button
          key={step.name}
          size="small"
          {...(hinder(step) !== undefined && { 'aria-disabled': true, sx: { opacity: 0.55 } })}
          title={hinder(step)}
          startIcon={<StepIcon entity={entity} step={step} />}
          onClick={() => take(step)}
        >
          {translate(stepWord(entity.name, step.name, 'do'))}
        </Button>
      ))}
      {pinning && mayWrite && (
        <Button
          size="small"
          startIcon={<PinIcon sx={pinning.isPinned(record) ? { fill: 'currentColor' } : {}} />}
          aria-pressed={pinning.isPinned(record)}
          disabled={isChanged}
          onClick={async () => {
            await pinning.toggle(record);
            onReadAgain();
          }}
        >
          {pinning.wordOf(record)}
        </Button>
      )}
      <MoreMenu label={translate('app.actions.more')}>
        {(then) => [
          ...(aside ?? []).map((step) => (
            <MenuItem key={step.name} disabled={hinder(step) !== undefined} onClick={then(() => take(step))}>
              {[translate(stepWord(entity.name, step.name, 'do')), hinder(step)].filter(Boolean).join(' · ')}
            </MenuItem>
          )),
          <MenuItem key="history" disabled={isChanged} onClick={then(() => setOpened('history'))}>
            {translate('app.views.history.show')}
          </MenuItem>,
          copy !== null && (
            <MenuItem
              key="copy"
              disabled={isChanged}
              // In place of this one, so that the way back leads to the list.
              onClick={then(() =>
                navigate(copy.to, { replace: true, state: readEntry(state).over ? copy.state : null }),
              )}
            >
              {translate('app.actions.copy')}
            </MenuItem>
          ),
          mayWrite && offers(entity, 'merge') && (
            <MenuItem key="merge" disabled={isChanged} onClick={then(() => setOpened('merge'))}>
              {translate('app.views.merge.with')}
            </MenuItem>
          ),
          mayRemove && <Divider key="line" />,
          mayRemove && (
            <MenuItem
              key="delete"
              disabled={isChanged}
              onClick={then(async () => {
                if (await remove(record)) onClose();
              })}
            >
              <Box component="span" sx={{ color: 'error.main' }}>
                {translate('app.actions.delete')}
              </Box>
            </MenuItem>
          ),
        ]}
      </MoreMenu>
      {dialog}
      {opened === 'merge' && (
        <Suspense fallback={null}>
          <MergeDialog entity={entity} record={record} onMerged={onClose} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {opened === 'history' && (
        <Suspense fallback={null}>
          <HistoryDialog entity={entity} id={record.id} name={name} record={record} onClose={leaveHistory} />
        </Suspense>
      )}
    </>
  );
}
