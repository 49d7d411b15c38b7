import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import {
  intervalLimit,
  monthlyDays,
  repeatUnits,
  weekdaysFrom,
  type MonthlyDay,
  type RecurrenceSetting,
  type RepeatUnit,
  type Weekday,
} from '../../../schema/rules/recurrence.ts';
import { useFirstWeekday } from '../../authProvider/useFirstWeekday.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Count } from './Count.tsx';
import { useRecurrenceWords, weekdayName, weekdayOf } from './sentence.ts';

interface CustomRuleProps {
  readonly value: RecurrenceSetting;
  /** The first day. */
  readonly day: string;
  readonly onChange: (value: RecurrenceSetting) => void;
}

/** Parts of a rule that is none of the usual ones: every so many units, on which days. */
export function CustomRule({ value, day, onChange }: CustomRuleProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const firstWeekday = useFirstWeekday();
  const words = useRecurrenceWords(day);
  const setUnit = (unit: RepeatUnit) =>
    onChange({
      ...value,
      unit,
      weekdays: unit === 'WEEKS' ? [weekdayOf(day)] : null,
      monthly: unit === 'MONTHS' ? 'DAY' : null,
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span>{translate('app.recurrence.every')}</span>
      <Count
        label={translate('app.recurrence.interval')}
        value={value.interval}
        max={intervalLimit}
        onChange={(interval) => onChange({ ...value, interval })}
      />
      <Select
        size="small"
        value={value.unit}
        inputProps={{ 'aria-label': translate('app.recurrence.unit') }}
        onChange={({ target }) => setUnit(target.value)}
      >
        {repeatUnits.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {translate(`app.recurrence.units.${unit}`, { smart_count: value.interval })}
          </MenuItem>
        ))}
      </Select>
      {value.unit === 'WEEKS' && (
        <ToggleButtonGroup
          size="small"
          aria-label={translate('app.recurrence.weekdays')}
          value={value.weekdays ?? [weekdayOf(day)]}
          // The last day stays.
          onChange={(_event, days: Weekday[]) => days.length > 0 && onChange({ ...value, weekdays: days })}
        >
          {weekdaysFrom(firstWeekday).map((one) => (
            <ToggleButton key={one} value={one} aria-label={weekdayName(one, language)}>
              {weekdayName(one, language, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {value.unit === 'MONTHS' && (
        <Select
          size="small"
          value={value.monthly ?? 'DAY'}
          inputProps={{ 'aria-label': translate('app.recurrence.monthlyDay') }}
          onChange={({ target }) => onChange({ ...value, monthly: target.value as MonthlyDay })}
        >
          {monthlyDays.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`app.recurrence.monthly.${one}`, { ...words })}
            </MenuItem>
          ))}
        </Select>
      )}
    </Box>
  );
}
