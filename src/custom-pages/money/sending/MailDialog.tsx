import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { purposes, type Mail, type MailedRecord, type Purpose } from './mail.ts';
import { MailForm } from './MailForm.tsx';

interface MailDialogProps {
  readonly of: MailedRecord;
  readonly purpose: Purpose;
  readonly onClose: () => void;
}

/** Dialog that sends a record of finance to its client: the mail as it would be sent, to be changed before. */
export function MailDialog({ of, purpose, onClose }: MailDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const { kind, preview, query, words } = purposes[purpose];
  const { data, error, refetch } = useQuery({
    // Without the version: what is typed stays while the record changes.
    queryKey: [kind, 'mail', purpose, of.id],
    queryFn: ({ signal }): Promise<Mail> => client.ask(preview, { params: { id: of.id }, query, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data) return <MailForm of={of} mail={data} purpose={purpose} onClose={onClose} />;
  const word = translate(`${words}.send`);
  return (
    <FormDialog title={word} submitLabel={word} isBusy={false} isPending onSubmit={() => undefined} onClose={onClose}>
      {error === null ? <Skeleton variant="rounded" height={320} /> : <LoadFailed onRetry={() => void refetch()} />}
    </FormDialog>
  );
}
