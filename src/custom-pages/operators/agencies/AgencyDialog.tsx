import type { Agency } from '../../../../schema/areas/operators/calls/agencies.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

/** Action on agencies in progress. */
export type AgencyTask =
  | { readonly type: 'create' }
  | { readonly type: 'rename' | 'history' | 'suspend' | 'reactivate'; readonly agency: Agency };

interface AgencyDialogProps {
  readonly task: AgencyTask;
  /** Called when the list must be refetched. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dialog of a task. */
export function AgencyDialog({ task, ...dialog }: AgencyDialogProps) {
  switch (task.type) {
    case 'create':
      return <CreateDialog {...dialog} />;
    case 'rename':
      return <RenameDialog agency={task.agency} {...dialog} />;
    case 'history':
      return <HistoryDialog agency={task.agency} onClose={dialog.onClose} />;
    case 'suspend':
    case 'reactivate':
      return <StepDialog agency={task.agency} step={task.type} {...dialog} />;
  }
}
