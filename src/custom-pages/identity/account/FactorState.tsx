import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { dayAt, formatDay } from '../../../../schema/rules/dates.ts';
import type { OwnFactor } from '../../../../schema/areas/identity/calls/secondFactor.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import type { FactorChange } from './ProveFactor.tsx';

interface FactorStateProps {
  readonly factor: OwnFactor;
  readonly onChoose: (change: FactorChange) => void;
}

/** State of two-step sign-in, and the actions on it. */
export function FactorState({ factor, onChoose }: FactorStateProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const { isOn, since, recoveryCodesLeft, isRequired } = factor;
  if (!isOn) {
    return (
      <>
        <Box component="p" sx={{ m: '0 0 12px', color: 'ink2' }}>
          {translate('app.secondFactor.offNote')}
        </Box>
        <Button variant="contained" color="primary" onClick={() => onChoose('turnOn')}>
          {translate('app.secondFactor.turnOn')}
        </Button>
      </>
    );
  }
  const facts = [
    translate('app.secondFactor.codesLeft', { smart_count: recoveryCodesLeft }),
    ...(isRequired ? [translate('app.secondFactor.required')] : []),
  ];
  return (
    <>
      <Box sx={{ fontWeight: 540 }}>
        {translate('app.secondFactor.on', { day: formatDay(dayAt(since ?? 0, zone), language) })}
      </Box>
      <Box component="small" sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {facts.join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button onClick={() => onChoose('anotherPhone')}>{translate('app.secondFactor.anotherPhone')}</Button>
        <Button onClick={() => onChoose('newCodes')}>{translate('app.secondFactor.newCodes')}</Button>
        {!isRequired && <Button onClick={() => onChoose('turnOff')}>{translate('app.secondFactor.turnOff')}</Button>}
      </Box>
    </>
  );
}
