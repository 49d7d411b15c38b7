import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../../../i18n/numbers.ts';
import { useOpenList } from '../rows/OpenListContext.ts';
import type { BulkRights } from '../rows/bulk/useBulkRights.ts';
import type { Picking } from '../rows/bulk/usePicking.ts';

const BulkWork = lazy(async () => ({ default: (await import('./BulkWork.tsx')).BulkWork }));

interface BulkBarProps {
  readonly picking: Picking;
  readonly rights: BulkRights;
}

/** Number of selected records in a list, and from the first selection on the actions on them. */
export function BulkBar({ picking, rights }: BulkBarProps) {
  const translate = useTranslate();
  const { selecting } = useOpenList();
  const [isUsed, setUsed] = useState(false);
  if (selecting.isOn && !isUsed) setUsed(true);
  const { size } = picking.picked;
  return (
    <>
      <span aria-live="polite" style={visuallyHidden}>
        {size > 0 && translate('app.views.bulk.selected', { count: formatCount(size) })}
      </span>
      {isUsed && (
        <Suspense>
          <BulkWork picking={picking} rights={rights} />
        </Suspense>
      )}
    </>
  );
}
