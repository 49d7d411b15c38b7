import { MailDialog } from './MailDialog.tsx';
import type { MailedRecord } from './mail.ts';

interface SendCreditProps {
  readonly of: MailedRecord;
  readonly onClose: () => void;
}

/** Dialog that sends a credit note to its client. */
export function SendCredit(props: SendCreditProps) {
  return <MailDialog {...props} purpose="credit" />;
}
