import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { offersInList } from '../../../../schema/language/lists/furtherLists.ts';
import { offers } from '../../../../schema/language/operations.ts';
import { lockOf } from '../../../../schema/language/states.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useMayOn } from '../../../fields/useMayOn.ts';
import { useLate } from '../../../widgets/late/useLate.tsx';
import type { RecordAction } from '../../area-parts/resourceView.ts';
import { useRecordActions, type RecordActions } from '../../area-parts/useRecordActions.tsx';
import { useMayInList } from '../../owner/ListOwner.ts';
import type { OfferedStep } from '../../rights/offeredSteps.ts';
import { hasOpenFields } from '../../states/stateFields.ts';
import { useRowSteps, type RowSteps } from '../../states/useRowSteps.tsx';
import { useViewFields } from '../../view-fields/viewFields.ts';
import type { RecordLink, RecordLinks } from '../address/useRecordLinks.ts';

/** Actions that a person may take on one record of a list, besides opening it. */
export interface RowWork extends Pick<RecordActions, 'act'> {
  readonly edit: RecordLink | null;
  readonly copy: RecordLink | null;
  /** Actions of the area for this record. */
  readonly actions: readonly RecordAction[];
  /** The steps that the record may take from here. */
  readonly steps: readonly OfferedStep[];
  readonly lackOf: RowSteps['lackOf'];
  readonly onStep: (record: WireRecord, step: OfferedStep) => void;
  /** Deletes the record; absent if the person may not. */
  readonly onRemove?: () => Promise<void>;
  readonly isPinned?: boolean;
  /** Pins or unpins the record; absent if it has no pin. */
  readonly onPin?: (record: WireRecord) => void;
}

const PinRun = lazy(async () => ({ default: (await import('../../pinning/PinRun.tsx')).PinRun }));

const loadRemove = async () => (await import('../../writing/useRemove.ts')).useRemove;

const none: readonly OfferedStep[] = [];

/**
 * Returns the actions on each record of a list from its row or card, whether some may change one, and their dialogs, which
 * have to be rendered.
 * @param onRemoved comes once a record is deleted
 */
export function useRowWork(
  entity: AnyEntity,
  links: RecordLinks,
  onRemoved: (id: string) => void,
): { readonly mayWrite: boolean; readonly workOf: (record: WireRecord) => RowWork; readonly dialog: ReactNode } {
  const [remove, remover] = useLate(loadRemove, entity);
  const mayOn = useMayOn(entity);
  const { actions, act, dialog } = useRecordActions(entity);
  const { stepsOf, lackOf, ask, dialog: stepDialog } = useRowSteps(entity);
  const { pin } = entity.list;
  const [pinned, setPinned] = useState<WireRecord | null>(null);
  const { editSections } = useViewFields(entity);
  const mayEdit = useMayInList('update', entity);
  const mayCopy = useMayInList('create', entity);
  const mayDelete = useMayInList('delete', entity) && offers(entity, 'delete') && offersInList(entity, 'delete');
  const workOf = useCallback(
    (record: WireRecord): RowWork => {
      const mayWrite = mayEdit && mayOn('update', record);
      return {
        edit: mayWrite && hasOpenFields(entity, record, editSections) ? links.editOf(record.id) : null,
        copy: mayCopy ? links.copyOf(record.id) : null,
        actions: actions.filter(({ isFor }) => isFor?.(record) ?? true),
        act,
        steps: mayWrite ? stepsOf(record) : none,
        lackOf,
        onStep: ask,
        ...(mayWrite && pin !== undefined && { isPinned: record[pin] === true, onPin: setPinned }),
        ...(mayDelete &&
          mayOn('delete', record) &&
          !lockOf(entity, record).isKept && {
            onRemove: async () => {
              if (await remove(record)) onRemoved(record.id);
            },
          }),
      };
    },
    [
      act,
      actions,
      ask,
      editSections,
      entity,
      lackOf,
      links,
      mayCopy,
      mayDelete,
      mayEdit,
      mayOn,
      onRemoved,
      pin,
      remove,
      stepsOf,
    ],
  );
  return {
    mayWrite: mayEdit || mayDelete,
    workOf,
    dialog: (
      <>
        {remover}
        {dialog}
        {stepDialog}
        {pinned && (
          <Suspense fallback={null}>
            <PinRun entity={entity} record={pinned} onDone={() => setPinned(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}
