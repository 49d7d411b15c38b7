import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayAt, formatInstant, instantAt } from '../../../schema/rules/dates.ts';
import { MomentField } from '../../widgets/day/MomentField.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { ZonePicker } from '../../widgets/zone/ZonePicker.tsx';
import { useKey, type InputProps } from './control.ts';

/** The reader's own zone, as tall as the choice of another one, which a press gives. */
const ZoneButton = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 32,
  padding: '0 10px',
  justifyContent: 'flex-start',
  borderRadius: 8,
  color: theme.palette.ink3,
  fontFamily: 'inherit',
  fontSize: 12,
  '&:hover': { color: theme.palette.ink },
}));

/** A meeting's time: day, time and the zone whose clocks it follows, or a whole day. */
export function ZonedInput({ name, field, label, prefix }: InputProps<'zoned'>) {
  const translate = useTranslate();
  const own = useTimeZone();
  const { id, value, change, leave, ref, error } = useKey<number | string | null>(`${prefix}${name}`);
  const zoneKey = useKey<string | null>(`${prefix}${name}TimeZone`);
  const wholeDay = useKey<boolean>(`${prefix}${name}IsAllDay`);
  const zone = zoneKey.value ?? own;
  const [isZoneAsked, setZoneAsked] = useState(false);
  const about = { id, label, isRequired: field.required, error: error ?? zoneKey.error };

  const moment = typeof value === 'number' ? value : null;
  const setMoment = (next: number | string | null) => {
    change(next);
    if (typeof next === 'number' && zoneKey.value === null) zoneKey.change(zone);
  };
  const setZone = (next: string) => {
    if (moment !== null) change(instantAt(dayAt(moment, zone), formatInstant(moment, zone).slice(-5), next));
    zoneKey.change(next);
  };
  const setWholeDay = (isWholeDay: boolean) => {
    if (moment !== null && isWholeDay) change(instantAt(dayAt(moment, zone), '00:00', zone));
    wholeDay.change(isWholeDay);
  };

  return (
    <FieldFrame {...about}>
      <MomentField
        id={id}
        value={value}
        onChange={setMoment}
        onBlur={leave}
        zone={zone}
        isWholeDay={wholeDay.value === true}
        inputRef={ref}
        hasError={Boolean(about.error)}
        attributes={controlAttributes(about)}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {isZoneAsked || zone !== own ? (
          <ZonePicker
            value={zone}
            onChange={(next) => next !== null && setZone(next)}
            attributes={{ 'aria-label': translate('app.views.form.timeZone'), autoFocus: isZoneAsked }}
          />
        ) : (
          <ZoneButton type="button" title={translate('app.views.form.timeZone')} onClick={() => setZoneAsked(true)}>
            {zone.replaceAll('_', ' ')}
          </ZoneButton>
        )}
        <FormControlLabel
          label={translate('app.views.form.wholeDay')}
          sx={{ flex: 'none', mr: 0, whiteSpace: 'nowrap' }}
          control={<Switch size="small" checked={wholeDay.value === true} onChange={(_event, on) => setWholeDay(on)} />}
        />
      </Box>
    </FieldFrame>
  );
}
