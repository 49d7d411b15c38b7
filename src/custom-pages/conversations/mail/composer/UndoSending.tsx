import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useOpenComposer, type MailStart } from '../../../../widgets/mail/useCompose.ts';
import { UndoButton } from '../../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';

interface UndoSendingProps {
  /** The mail that waits to leave. */
  readonly id: string;
  /** The mail as it was written. */
  readonly mail: MailStart;
}

/** Takes back a mail that has not left yet, and opens it again with everything. */
export function UndoSending({ id, mail }: UndoSendingProps) {
  const client = useClient();
  const compose = useOpenComposer();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const undo = async () => {
    try {
      await client.ask('POST /client/v1/mail-logs/{id}/withdraw', { params: { id } });
      compose({ ...mail, isTakenBack: true });
    } catch (error) {
      complain(error);
    } finally {
      void invalidate('mailLog');
    }
  };
  return <UndoButton onUndo={() => void undo()} />;
}
