import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { previewRoute, purposes, type Purpose } from './mail.ts';
import { MailForm } from './MailForm.tsx';

interface SendInvoiceProps {
  readonly of: Invoice;
  readonly purpose?: Purpose;
  readonly onClose: () => void;
}

/** Dialog that sends an invoice to its client, or reminds them of it: the mail as it would be sent, to be changed before. */
export function SendInvoice({ of, purpose = 'send', onClose }: SendInvoiceProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const { query, words } = purposes[purpose];
  const { data, error, refetch } = useQuery({
    // Without the version: what is typed stays while the invoice changes.
    queryKey: [invoice.name, 'mail', purpose, of.id],
    queryFn: ({ signal }) => client.ask(previewRoute, { params: { id: of.id }, query, signal }),
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
