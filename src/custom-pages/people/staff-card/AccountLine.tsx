import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WireRecord } from '../../../fields/kind.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import type { StaffAccount } from '../../../../schema/areas/people/calls/staff.ts';
import type { AccountStep } from './useStaffAccount.ts';

interface AccountLineProps {
  readonly record: WireRecord;
  readonly account: StaffAccount;
  readonly isBusy: boolean;
  readonly onTake: (step: AccountStep) => Promise<void>;
}

/** Sign-in status of a person in a sentence, with the actions that the reader may take. */
export function AccountLine({ record, account, isBusy, onTake }: AccountLineProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<AccountStep | null>(null);
  const { state, email, invitedAt, suspendedAt, canInvite, canSuspend, canReactivate } = account;
  const at = state === 'INVITED' ? invitedAt : state === 'SUSPENDED' ? suspendedAt : null;
  const isOtherEmail = email !== null && email !== String(record['email']).toLowerCase();
  const steps: readonly [AccountStep, boolean, string][] = [
    ['invite', canInvite, state === 'NONE' ? 'invite' : 'inviteAgain'],
    ['reactivate', canReactivate, 'reactivate'],
    ['suspend', canSuspend, 'suspend'],
  ];
  const offered = steps.filter(([, isOffered]) => isOffered);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate(`app.staff.card.${state}`)}
        <Box component="span" sx={{ color: 'ink3' }}>
          {at !== null && (
            <>
              {' · '}
              <Age at={at} />
            </>
          )}
          {isOtherEmail && ` · ${translate('app.staff.card.signsIn', { email })}`}
        </Box>
      </Box>
      {offered.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offered.map(([step, , word]) => (
            <Button key={step} size="small" variant="outlined" onClick={() => setAsked(step)}>
              {translate(`app.staff.card.${word}`)}
            </Button>
          ))}
        </Box>
      )}
      {asked && (
        <StepQuestion
          step={asked}
          name={String(record['displayName'])}
          email={String(record['email'])}
          isBusy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void onTake(asked).then(() => setAsked(null))}
        />
      )}
    </Box>
  );
}
