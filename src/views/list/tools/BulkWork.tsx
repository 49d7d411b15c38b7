import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { NamedStep } from '../../../../schema/language/states.ts';
import { useOpenList } from '../rows/OpenListContext.ts';
import type { BulkTask, UndoAction } from '../rows/bulk/BulkDialog.tsx';
import { BulkTools } from '../rows/bulk/BulkTools.tsx';
import {
  asShown,
  emptySelection,
  withoutRecords,
  withRecords,
  type Picked,
  type PickedRecord,
} from '../rows/bulk/picked.ts';
import type { Outcome } from '../rows/bulk/runInSlices.ts';
import { useEscape } from '../rows/bulk/useEscape.ts';
import { rightsOn, type BulkAction, type BulkRights } from '../rows/bulk/useBulkRights.ts';
import type { Picking } from '../rows/bulk/usePicking.ts';
import { useSelectAll } from '../rows/bulk/useSelectAll.ts';
import { isFocusFree } from '../../../theme/focus/freeFocus.ts';

const BulkDialog = lazy(() => import('../rows/bulk/BulkDialog.tsx').then((module) => ({ default: module.BulkDialog })));
const MergeDialog = lazy(() =>
  import('../../merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })),
);
const ExportDialog = lazy(() =>
  import('./export/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);

interface BulkWorkProps {
  readonly picking: Picking;
  readonly rights: BulkRights;
}

/** Actions on the selected records of a list, and their dialogs: loaded with the first selection. */
export function BulkWork({ picking, rights }: BulkWorkProps) {
  const { entity, state, list, selecting, onLeft } = useOpenList();
  const { picked, change } = picking;
  const { records = [], total = 0 } = list;
  const [task, setTask] = useState<BulkTask | null>(null);
  const [isExporting, setExporting] = useState(false);
  const [merged, setMerged] = useState<readonly string[]>([]);
  const sort = { field: state.orderBy, order: state.orderDirection };
  const all = useSelectAll({ entity, filter: list.filter, sort }, change);
  const clear = () => {
    all.stop();
    selecting.end();
  };
  useEscape(selecting.isOn, clear);

  const shown = useRef<AnyEntity | null>(null);
  useEffect(() => {
    shown.current = entity;
    return () => {
      shown.current = null;
    };
  }, [entity]);
  const isOver = task === null && picked.size === 0;
  const wasTask = useRef(false);
  const endSelecting = useEffectEvent(selecting.end);
  useEffect(() => {
    if (isOver && wasTask.current) endSelecting();
    wasTask.current = task !== null;
  }, [isOver, task]);
  const isIdle = isOver && !isExporting && merged.length === 0;
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current && isFocusFree()) onLeft();
    wasIdle.current = isIdle;
  }, [isIdle, onLeft]);

  const start = (action: BulkAction) => {
    if (action === 'export') {
      setExporting(true);
      return;
    }
    if (action === 'merge') {
      setMerged([...picked.keys()]);
      return;
    }
    setTask({ action, records: [...asShown(picked, entity, records).values()], isAsked: true });
  };
  const startStep = (step: NamedStep) => {
    const isAsked = step.isQuick !== true;
    setTask({ action: 'step', step, records: [...asShown(picked, entity, records).values()], isAsked });
  };
  const undo = (action: UndoAction, records: readonly PickedRecord[]) => {
    if (shown.current !== entity) return false;
    setTask({ action, records, isAsked: false });
    return true;
  };
  const onOutcome = ({ done, failed }: Outcome) => {
    const tried = [...done, ...failed.map(({ record }) => record)].map(({ id }) => id);
    // What was edited stays picked, for the next field; what was refused can be picked again as it is now.
    const isEdit = task?.action === 'edit' || task?.action === 'assign';
    const isStill = (now: Picked) => (task?.action === 'undo' ? done.filter(({ id }) => now.has(id)) : []);
    change((now) => withRecords(withoutRecords(now, tried), isEdit ? done : isStill(now)));
  };

  // Two are made one, never more at once.
  const onPicked = rightsOn(entity, rights, picked);
  const isPagePicked = records.length > 0 && records.every(({ id }) => picked.has(id));

  const tools = {
    entity,
    count: picked.size,
    total,
    isPagePicked,
    all,
    actions: onPicked.actions,
    steps: onPicked.steps,
    onAction: start,
    onStep: startStep,
    onClear: clear,
  };

  return (
    <>
      {picked.size > 0 && (
        <Suspense>
          <BulkTools {...tools} />
        </Suspense>
      )}
      <Suspense>
        {task && (
          <BulkDialog
            // A following task starts with fresh state.
            key={`${task.action} ${task.step?.name ?? ''} ${task.isAsked}`}
            {...task}
            entity={entity}
            fields={onPicked.fields.length > 0 ? onPicked.fields : rights.fields}
            onOutcome={onOutcome}
            onPick={(found) => change(() => withRecords(emptySelection, found))}
            onUndo={undo}
            onClose={() => setTask(null)}
          />
        )}
        {merged[0] !== undefined && merged[1] !== undefined && (
          <MergeDialog
            entity={entity}
            record={{ id: merged[0] }}
            otherId={merged[1]}
            onMerged={(_kept, goneId) => {
              setMerged([]);
              change((now) => withoutRecords(now, [goneId]));
            }}
            onClose={() => setMerged([])}
          />
        )}
        {isExporting && <ExportDialog ids={[...picked.keys()]} onClose={() => setExporting(false)} />}
      </Suspense>
    </>
  );
}
