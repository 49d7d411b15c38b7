import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isDay } from '../../../schema/rules/dates.ts';
import {
  presetOf,
  rangeOfDays,
  rangeOfPreset,
  type DatePreset,
  type InstantRange,
} from '../../../schema/rules/ranges.ts';
import { DayField } from '../../widgets/day/DayField.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps } from './control.ts';
import { daysOfRange, rangeOfTexts, textsOfBound, type Days } from './dayRange.ts';

const open: InstantRange = { from: null, to: null };

/** What keeps two days from being a range: the catalog's key, or null. */
function mistakeIn({ from, to }: Days): string | null {
  if ([from, to].some((day) => day !== null && !isDay(day))) return 'app.views.filter.noDay';
  return from !== null && to !== null && to < from ? 'app.views.filter.crossed' : null;
}

/**
 * A range of days in the reader's time zone (AB 5): one that has a name, or from the start of a day to the end of a day.
 * It applies only once both are set, or neither is.
 */
export function DateRange(props: Omit<FilterProps, 'field'>) {
  const { params, presets, onChange } = props;
  const translate = useTranslate();
  const zone = useTimeZone();
  const clock = Date.now;
  const specs = params.filter(({ match }) => match === 'from' || match === 'to');
  const [range, setRange] = useState<InstantRange>(() => {
    const texts = { from: parameterOf(props, 'from').chosen[0], to: parameterOf(props, 'to').chosen[0] };
    return rangeOfTexts(texts, specs[0]?.isDay ?? false, zone);
  });
  const [days, setDays] = useState<Days>(() => daysOfRange(range, zone));
  const preset = presetOf(range, presets, { clock, zone });

  const apply = (next: InstantRange): boolean => {
    const changes = specs.map((spec) => [
      spec.param,
      textsOfBound(spec.match === 'from' ? next.from : next.to, spec, zone),
    ]);
    if (!onChange(Object.fromEntries(changes))) return false;
    setRange(next);
    return true;
  };
  const choose = (name: DatePreset) => {
    const next = name === preset ? open : rangeOfPreset(name, { clock, zone });
    if (apply(next)) setDays(daysOfRange(next, zone));
  };
  const change = (next: Days) => {
    const isCleared = next.from === null && next.to === null;
    const wanted = mistakeIn(next) === null ? (isCleared ? open : rangeOfDays(next.from, next.to, zone)) : null;
    if (wanted === null || apply(wanted)) setDays(next);
  };
  const isHalf = preset === undefined && (days.from === null) !== (days.to === null);

  return (
    <>
      {presets.length > 0 && (
        <Box
          role="group"
          aria-label={translate('app.views.filter.presets')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1.5, pt: 1 }}
        >
          {presets.map((name) => (
            <ToggleButton
              key={name}
              size="small"
              value={name}
              selected={name === preset}
              onChange={() => choose(name)}
              sx={{ px: 1, py: 0.25, fontSize: 12.5, textTransform: 'none', borderRadius: '7px' }}
            >
              {translate(`app.views.preset.${name}`)}
            </ToggleButton>
          ))}
        </Box>
      )}
      <Bounds mistake={mistakeIn(days)} hint={isHalf ? 'app.views.filter.bothDays' : null}>
        {(bound, { id, hasError, attributes }) => (
          <DayField
            id={id}
            value={days[bound]}
            hasError={hasError}
            attributes={attributes}
            onChange={(day) => change({ ...days, [bound]: day })}
          />
        )}
      </Bounds>
    </>
  );
}
