import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { screenOf } from '../../../../schema/routes.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { downloadAnswer } from '../../../views/list/tools/export/downloadAnswer.ts';
import { SectionTabs } from '../../../views/list/tools/tabs/SectionTabs.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { DebtorCards } from './DebtorCards.tsx';
import { figures } from './debtLinks.ts';
import { DebtorTable } from './DebtorTable.tsx';

const formats = { csv: 'text/csv', xlsx: 'application/octet-stream' } as const;
const names = ['csv', 'xlsx'] as const;

/** Debts of clients by currency and days since they were due (AB 7, debtor report), on the page and as a file. */
export function DebtorReport() {
  const translate = useTranslate();
  const client = useClient();
  const complain = useFailureNotice();
  const Layout = useIsNarrow() ? DebtorCards : DebtorTable;
  const [isBusy, setBusy] = useState(false);
  const words = (key: string) => translate(`app.finance.debtors.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: [invoice.name, 'debtors'],
    queryFn: ({ signal }) => client.ask('POST /finance/v1/debtor-report', { body: null, signal }),
    placeholderData: keepPreviousData,
  });
  const save = async (format: keyof typeof formats) => {
    setBusy(true);
    try {
      const path = '/finance/v1/debtor-report/export';
      const headings = ['client', 'currency', ...figures.map(({ name }) => name)].map(words);
      const name = `${translate('app.invoices.tabs.debtors')} ${data?.asOf ?? ''}.${format}`;
      await downloadAnswer(client, { method: 'POST', path, body: { format, headings } }, formats[format], name);
    } catch (refusal) {
      complain(refusal);
    } finally {
      setBusy(false);
    }
  };
  const shown = () => {
    if (!data)
      return error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Box role="status" aria-label={translate('app.shell.loading')} sx={{ px: 2.5, py: 1.5 }}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      );
    if (data.rows.length === 0) return <Message icon={EmptyIcon} title={words('none')} lead={words('noneLead')} />;
    return (
      <>
        <SimpleListHead lead={words('lead')}>
          {names.map((format) => (
            <Button key={format} disabled={isBusy} onClick={() => void save(format)}>
              {words(format)}
            </Button>
          ))}
        </SimpleListHead>
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 3, minWidth: 0 }}>
          {data.totals.map((total) => (
            <Box component="section" key={total.currency} sx={{ minWidth: 0 }}>
              <Box component="h2" sx={{ m: 0, mb: 0.5, typography: 'h6' }}>
                {total.currency}
              </Box>
              <Layout total={total} rows={data.rows.filter(({ currency }) => currency === total.currency)} />
            </Box>
          ))}
        </Box>
      </>
    );
  };
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <SectionTabs screen={screenOf('finance.invoices')} section="debtors" />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}>{shown()}</Box>
    </Box>
  );
}
