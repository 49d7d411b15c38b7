import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import type { InvoiceDraft, ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { formatCount, formatDecimal } from '../../../i18n/numbers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { DialogFoot } from '../../../widgets/dialog/DialogFoot.tsx';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Money } from './Money.tsx';
import { reasonOf } from './readyGroups.ts';
import { useDrafts } from './useReady.ts';

/** An invoice as it will be. */
function Draft({ draft: { client, currency, dueOn, taxMode, lines, ...sums } }: { readonly draft: InvoiceDraft }) {
  const translate = useTranslate();
  const language = useLanguage();
  const field = (name: string) => translate(`resources.invoice.fields.${name}`);
  const shown = taxMode === 'NONE' ? (['total'] as const) : (['subtotal', 'tax', 'total'] as const);
  return (
    <Box
      component="section"
      aria-label={client.displayName}
      sx={{ border: 1, borderColor: 'line', borderRadius: 2, px: 1.75, py: 1.25 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, mb: 0.75, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, fontWeight: 590, color: 'ink', overflowWrap: 'anywhere' }}>{client.displayName}</Box>
        <Box sx={{ fontSize: 12, color: 'ink3', whiteSpace: 'nowrap' }}>
          {labelled(field('dueOn'), formatDay(dueOn, language))}
        </Box>
      </Box>
      {lines.map(({ description, rate, amount }, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 2, py: 0.5, borderTop: 1, borderColor: 'line2' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {description}
            {rate !== null && (
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
                {translate('app.finance.totals.tax', { rate: formatDecimal(rate, '%') })}
              </Box>
            )}
          </Box>
          <Money amount={amount} currency={currency} />
        </Box>
      ))}
      <Box component="dl" sx={{ m: 0, mt: 0.5, pt: 0.75, borderTop: 1, borderColor: 'line' }}>
        {shown.map((name) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.25,
              ...(name === 'total' && { fontWeight: 590, color: 'ink' }),
              '& dd': { m: 0 },
            }}
          >
            <dt>{field(name)}</dt>
            <dd>
              <Money amount={sums[name]} currency={currency} />
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface PreviewDialogProps {
  readonly items: readonly ReadyItem[];
  readonly isBusy: boolean;
  readonly onCreate: () => void;
  readonly onClose: () => void;
}

/** The invoices that picked items will be, and why there are that many. */
export function PreviewDialog({ items, isBusy, onCreate, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useDrafts(items);
  const words = (key: string, count: number) =>
    translate(`app.finance.ready.${key}`, { smart_count: count, count: formatCount(count) });
  const count = data?.invoices.length ?? 0;
  return (
    <DialogFrame
      title={translate('app.finance.ready.previewTitle')}
      onClose={onClose}
      actions={
        <DialogFoot
          label={words('create', count || 1)}
          isBusy={isBusy}
          isPending={count === 0}
          onClose={onClose}
          onTake={onCreate}
        />
      }
    >
      {data && <Box>{words(reasonOf(data.invoices), count)}</Box>}
      {data?.invoices.map((draft) => (
        <Draft key={draft.items[0]} draft={draft} />
      ))}
      {!data && (error ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={180} />)}
    </DialogFrame>
  );
}
