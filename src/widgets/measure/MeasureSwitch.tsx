import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { measureSystems, type MeasureSystem } from '../../../schema/rules/measures.ts';
import { useMeasureSystem } from './useMeasureSystem.ts';

/** The choice between centimetres and kilograms, and inches and pounds. */
export function MeasureSwitch() {
  const translate = useTranslate();
  const [system, choose] = useMeasureSystem();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={system}
      aria-label={translate('app.views.measure.units')}
      onChange={(_event, next: MeasureSystem | null) => next && choose(next)}
    >
      {measureSystems.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0, px: 1, height: 24, fontSize: 12 }}>
          {translate(`app.views.measure.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
