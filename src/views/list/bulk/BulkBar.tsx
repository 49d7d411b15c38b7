import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '../../../../schema/entity.ts';
import { selectionLimit } from '../../../../schema/rules/limits.ts';
import { formatCount } from '../../../../schema/rules/numbers.ts';
import type { ListState } from '../../listState.ts';
import type { RecordList } from '../useRecordList.ts';
import type { BulkTask } from './BulkDialog.tsx';
import { asShown, noneAtAll, withoutRecords, withRecords, type PickedRecord } from './picked.ts';
import type { Outcome } from './runInSlices.ts';
import { useEscape } from './useEscape.ts';
import type { BulkAction, BulkRights } from './useBulkRights.ts';
import type { Picking } from './usePicking.ts';
import { useSelectAll } from './useSelectAll.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })));
const ExportDialog = lazy(() =>
  import('../export/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);

const words: Readonly<Record<BulkAction, string>> = {
  edit: 'app.views.bulk.edit',
  export: 'app.views.list.export',
  delete: 'app.actions.delete',
  restore: 'app.actions.restore',
};

interface BulkBarProps {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly list: RecordList;
  readonly picking: Picking;
  readonly rights: BulkRights;
  /** Comes when what had the focus is gone with the bar. */
  readonly onLeft: () => void;
}

/** How much is picked in a list, what can be done with it, and the dialogs that do it. */
export function BulkBar({ entity, state, list, picking, rights, onLeft }: BulkBarProps) {
  const translate = useTranslate();
  const { picked, change } = picking;
  const { records = [], total = 0 } = list;
  const [task, setTask] = useState<BulkTask | null>(null);
  const [isExporting, setExporting] = useState(false);
  const sort = { field: state.orderBy, order: state.orderDirection };
  const all = useSelectAll({ entity, filter: list.filter, sort }, change);
  const clear = () => {
    all.stop();
    change(() => noneAtAll);
  };
  useEscape(picked.size > 0, clear);

  const shown = useRef<AnyEntity | null>(null);
  useEffect(() => {
    shown.current = entity;
    return () => {
      shown.current = null;
    };
  }, [entity]);
  const isIdle = task === null && !isExporting && picked.size === 0;
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current && document.activeElement === document.body) onLeft();
    wasIdle.current = isIdle;
  }, [isIdle, onLeft]);

  const start = (action: BulkAction) => {
    if (action === 'export') {
      setExporting(true);
      return;
    }
    setTask({ action, records: [...asShown(picked, entity, records).values()], isAsked: true });
  };
  const undo = (records: readonly PickedRecord[]) => {
    if (shown.current !== entity) return false;
    setTask({ action: 'restore', records, isAsked: false });
    return true;
  };
  const onOutcome = ({ done, failed }: Outcome) => {
    const tried = [...done, ...failed.map(({ record }) => record)].map(({ id }) => id);
    // What was edited stays picked, for the next field; what was refused can be picked again as it is now.
    change((now) => withRecords(withoutRecords(now, tried), task?.action === 'edit' ? done : []));
  };

  const isPagePicked = records.length > 0 && records.every(({ id }) => picked.has(id));
  const most = Math.min(total, selectionLimit);
  const canPickMore = isPagePicked && picked.size < most;
  const selected = picked.size > 0 ? translate('app.views.bulk.selected', { count: formatCount(picked.size) }) : '';

  return (
    <>
      <span aria-live="polite" style={visuallyHidden}>
        {selected}
      </span>
      {picked.size > 0 && (
        <Box
          role="group"
          aria-label={translate('app.views.bulk.bar')}
          sx={{
            flex: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 44,
            py: 0.75,
            px: { xs: 2, md: 2.5 },
            borderTop: 1,
            borderColor: 'line',
            bgcolor: 'accentSoft',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box component="strong" aria-hidden sx={{ fontWeight: 570, mr: 0.75 }}>
            {selected}
          </Box>
          {rights.actions.map((action) => (
            <Button key={action} size="small" onClick={() => start(action)}>
              {translate(words[action])}
            </Button>
          ))}
          <Box sx={{ flex: 1 }} />
          {all.count !== null && (
            <>
              <Box component="span" sx={{ color: 'ink2' }}>
                {translate('app.views.bulk.selecting', { done: formatCount(all.count), count: formatCount(most) })}
              </Box>
              <Button size="small" variant="text" onClick={all.stop}>
                {translate('app.views.bulk.stop')}
              </Button>
            </>
          )}
          {all.count === null && canPickMore && (
            <Button size="small" variant="text" onClick={all.start}>
              {translate(`app.views.bulk.${most < total ? 'selectFirst' : 'selectAll'}`, { count: formatCount(most) })}
            </Button>
          )}
          <Button size="small" variant="text" onClick={clear}>
            {translate('app.actions.clear')}
          </Button>
        </Box>
      )}
      <Suspense>
        {task && (
          <BulkDialog
            // A task that follows upon another starts anew.
            key={`${task.action} ${task.isAsked}`}
            {...task}
            entity={entity}
            fields={rights.fields}
            onOutcome={onOutcome}
            onPick={(found) => change(() => withRecords(noneAtAll, found))}
            onUndo={undo}
            onClose={() => setTask(null)}
          />
        )}
        {isExporting && (
          <ExportDialog
            entity={entity}
            state={state}
            filter={list.filter}
            ids={[...picked.keys()]}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
