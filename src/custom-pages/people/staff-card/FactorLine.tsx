import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WireRecord } from '../../../fields/kind.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { useStaffFactor } from './useStaffFactor.ts';

/** For admins: shows that a person signs in by two steps, and removes the second factor after the phone is lost. */
export function FactorLine({ record }: { record: WireRecord }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const { factor, isBusy, reset } = useStaffFactor(record);
  if (factor?.isOn !== true) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{translate('app.staff.card.byTwoSteps')}</Box>
      {factor.canReset && (
        <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
          {translate('app.staff.card.resetFactor')}
        </Button>
      )}
      {isAsked && (
        <StepQuestion
          step="resetFactor"
          name={String(record['displayName'])}
          email={String(record['email'])}
          isBusy={isBusy}
          onCancel={() => setAsked(false)}
          onConfirm={() => void reset().then(() => setAsked(false))}
        />
      )}
    </Box>
  );
}
