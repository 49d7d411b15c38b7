import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { screenOf } from '../../../../schema/routes.ts';
import { SectionTabs } from '../../../views/list/tools/tabs/SectionTabs.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { EmptyIcon, NoMatchIcon } from '../../../widgets/icons.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { useAddressPart } from '../../../widgets/simple-list/useAddressPart.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { CurrencyFilter } from './CurrencyFilter.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ReadyBar } from './ReadyBar.tsx';
import { ReadyCards } from './ReadyCards.tsx';
import { ReadyTable } from './ReadyTable.tsx';
import { groupsOf } from './readyGroups.ts';
import { useCreateInvoices, useDrafts, useReadyCurrencies, useReadyItems } from './useReady.ts';

const none: readonly ReadyItem[] = [];

/** Amounts, tasks and expenses that are on no invoice yet, to be made into invoices (AB 2, `ready-to-invoice`). */
export function ReadyToInvoice() {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.finance.ready.${key}`);
  const mayCreate = useMay('create', invoice.name);
  const isNarrow = useIsNarrow();
  const [clients, setClients] = useAddressPart('clientIds');
  const [currency, setCurrency] = useAddressPart('currency');
  const clientIds = clients === '' ? [] : clients.split(',');
  const currencies = useReadyCurrencies();
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = useReadyItems({ clientIds, currency });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isPreviewed, setPreviewed] = useState(false);
  const { mutate, isPending } = useCreateInvoices();
  const items = rows?.filter(({ id, unready }) => unready === null && picked.has(id)) ?? none;
  const { data, isPlaceholderData } = useDrafts(items);
  const pick = (some: readonly ReadyItem[], isPicked: boolean) =>
    setPicked((former) => {
      const ids = some.map(({ id }) => id);
      return new Set(isPicked ? [...former, ...ids] : [...former].filter((id) => !ids.includes(id)));
    });
  const picking = mayCreate ? { picked, pick } : null;
  const create = () => mutate(items, { onError: () => setPreviewed(false) });
  const Layout = isNarrow ? ReadyCards : ReadyTable;
  const all = <Button onClick={() => setClients('')}>{words('allClients')}</Button>;
  const filter = <CurrencyFilter currencies={currencies} value={currency} onChange={setCurrency} />;
  const listed = () => {
    if (error) return <LoadFailed onRetry={retry} />;
    if (rows === undefined)
      return (
        <Box role="status" aria-label={translate('app.shell.loading')} sx={{ px: 2.5, py: 1.5 }}>
          {[46, 38, 52].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={28} />
          ))}
        </Box>
      );
    if (rows.length === 0)
      return clients === '' && (currency === '' || currencies.length < 2) ? (
        <Message icon={EmptyIcon} title={words('none')} lead={words('noneLead')} />
      ) : (
        <Message
          icon={NoMatchIcon}
          title={translate('app.empty.noResults')}
          lead={words(clients === '' ? 'noneInCurrency' : 'noneOfClients')}
        >
          {clients !== '' && all}
          {filter}
          {currency !== '' && <Button onClick={() => setCurrency('')}>{words('allCurrencies')}</Button>}
        </Message>
      );
    return (
      <>
        <SimpleListHead lead={words('lead')}>
          {clients !== '' && all}
          {filter}
        </SimpleListHead>
        <Box sx={{ px: { sm: 2.5 }, pb: 3, pt: { sm: 1 } }}>
          <Layout groups={groupsOf(rows)} picking={picking} />
          {hasMore && (
            <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
              <Button loading={isLoadingMore} onClick={loadMore}>
                {words('more')}
              </Button>
            </Box>
          )}
        </Box>
      </>
    );
  };
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <SectionTabs screen={screenOf('finance.invoices')} section="ready" />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}>{listed()}</Box>
      <ReadyBar
        items={items}
        invoices={isPlaceholderData ? undefined : data?.invoices.length}
        isBusy={isPending}
        onPreview={() => setPreviewed(true)}
        onCreate={create}
        onClear={() => setPicked(new Set())}
      />
      {isPreviewed && items.length > 0 && (
        <PreviewDialog items={items} isBusy={isPending} onCreate={create} onClose={() => setPreviewed(false)} />
      )}
    </Box>
  );
}
