import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { formatDay } from '../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import { toneOf } from '../../../widgets/pill/tone.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { AccountLine } from './AccountLine.tsx';
import { FactorLine } from './FactorLine.tsx';
import { RoleTitle } from './RoleTitle.tsx';
import { useStaffAccount } from './useStaffAccount.ts';

/** Role card of a staff member (AB 2) beside avatar and name: role, start date and sign-in. */
export function StaffCard({ record }: { record: WireRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { account, isBusy, take } = useStaffAccount(record);
  const startDate = record['startDate'] as string | null;
  return (
    <PageSection title={translate('app.staff.card.title')}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {account && (
            <Pill tone={toneOf(account.state)}>
              {translate(`resources.staff.choices.accountState.${account.state}`)}
            </Pill>
          )}
          {account?.role === 'agency' && <Pill tone="info">{translate('app.staff.card.admin')}</Pill>}
        </Box>
        <RoleTitle record={record} mayEdit={permissionsOf(record).canUpdate} />
        {startDate !== null && (
          <Box sx={{ color: 'ink3', fontSize: 12 }}>
            {translate('app.staff.card.since', { day: formatDay(startDate, language) })}
          </Box>
        )}
      </Box>
      {account && <AccountLine record={record} account={account} isBusy={isBusy} onTake={take} />}
      <FactorLine record={record} />
    </PageSection>
  );
}
