import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WireRecord } from '../../fields/kind.ts';
import type { OfferedLead } from './useLeads.ts';

/** The way to what a record leads to, and its dialog. */
export interface LeadAction {
  readonly go: (offered: OfferedLead) => void;
  readonly dialog: ReactNode;
}

/** Returns the way to what a record leads to: its form, or the dialog that adds it. */
export function useLeadAction(kind: string, record: WireRecord): LeadAction {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OfferedLead | null>(null);
  const Dialog = opened?.Dialog;
  return {
    go: (offered) => {
      if (offered.path === null) setOpened(offered);
      else void navigate(offered.path);
    },
    dialog: Dialog && (
      <Suspense fallback={null}>
        <Dialog kind={kind} record={record} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
