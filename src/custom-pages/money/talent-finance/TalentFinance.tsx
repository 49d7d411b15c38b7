import { useMemo, useState } from 'react';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import { screenOf } from '../../../../schema/routes.ts';
import type { RecordPageProps } from '../../../area.ts';
import { SectionTabs } from '../../../views/list/tools/tabs/SectionTabs.tsx';
import { ShowView } from '../../../views/record/tabs/facts/ShowView.tsx';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { FinanceForm } from './FinanceForm.tsx';
import { financeOf } from './financeOf.ts';

/** Finance settings of a talent, beside the lists of their invoices (AB 2, `finance/settings`). */
export function TalentFinance({ entity, record }: RecordPageProps) {
  const finance = useMemo(() => financeOf(entity), [entity]);
  const [starts, setStarts] = useState(0);
  const mayUpdate = useMay('update', invoice.name);
  const isEdited = mayUpdate && permissionsOf(record).canUpdate;
  return (
    <>
      <SectionTabs screen={screenOf('talent.financeInvoices')} section="settings" />
      {isEdited ? (
        <FinanceForm key={starts} entity={finance} record={record} onRestart={() => setStarts((count) => count + 1)} />
      ) : (
        <ShowView entity={finance} record={record} tab={summaryTab} />
      )}
    </>
  );
}
