import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { useResourceView } from './AreaPartsContext.ts';
import type { RecordAction } from './resourceView.ts';

/** Actions on an entity's records, and the dialog of the running one. */
export interface RecordActions {
  /** Actions that the person may take. */
  readonly actions: readonly RecordAction[];
  readonly act: (action: RecordAction, record: WireRecord) => void;
  /** Dialog of the action in progress. It is rendered outside of its subject, so that its key events stay separate. */
  readonly dialog: ReactNode;
}

/** Returns the actions on an entity's records besides editing them. */
export function useRecordActions(entity: AnyEntity): RecordActions {
  const actor = useActor();
  const [taken, setTaken] = useState<{ readonly action: RecordAction; readonly record: WireRecord } | null>(null);
  const view = useResourceView(entity.name);
  const actions = useMemo(() => (view?.actions ?? []).filter(({ isOffered }) => isOffered(actor)), [actor, view]);
  const act = useCallback((action: RecordAction, record: WireRecord) => setTaken({ action, record }), []);
  const Dialog = taken?.action.Dialog;
  return {
    actions,
    act,
    dialog: Dialog && (
      <OpenRecord entity={entity} record={taken.record}>
        <Suspense fallback={null}>
          <Dialog record={taken.record} onClose={() => setTaken(null)} />
        </Suspense>
      </OpenRecord>
    ),
  };
}
