import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { isDay } from '../../../schema/rules/dates.ts';
import { presetInForce, type ListPreset } from '../../../schema/language/listRange.ts';
import { rangeOfDays, rangeOfPreset, type InstantRange } from '../../../schema/rules/ranges.ts';
import { useFirstWeekday } from '../../authProvider/useFirstWeekday.ts';
import { DayField } from '../../widgets/day/DayField.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps, type FilterValues } from './control.ts';
import { daysOfRange, rangeOfTexts, textsOfBound, type Days } from './dayRange.ts';

const open: InstantRange = { from: null, to: null };

/** Returns the error of two days that do not form a range: the catalog's key, or null. */
function mistakeIn({ from, to }: Days): string | null {
  if ([from, to].some((day) => day !== null && !isDay(day))) return 'app.views.filter.noDay';
  return from !== null && to !== null && to < from ? 'app.views.filter.crossed' : null;
}

/**
 * A range of days in the reader's time zone (AB 5): one that has a name, or from the start of a day to the end of a day.
 * It applies only once both are set, or neither is. A name may set
 * further filters, which go with it.
 */
export function DateRange(props: Omit<FilterProps, 'field'>) {
  const { params, presets, onChange } = props;
  const translate = useTranslate();
  const zone = useTimeZone();
  const firstWeekday = useFirstWeekday();
  const clock = Date.now;
  const specs = params.filter(({ match }) => match === 'from' || match === 'to');
  const [range, setRange] = useState<InstantRange>(() => {
    const texts = { from: parameterOf(props, 'from').chosen[0], to: parameterOf(props, 'to').chosen[0] };
    return rangeOfTexts(texts, specs[0]?.isDay ?? false, zone);
  });
  const [days, setDays] = useState<Days>(() => daysOfRange(range, zone));
  const [isOwn, setOwn] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const found = presetInForce(range, props.values, presets, { clock, zone, firstWeekday });
  const preset = isOwn ? undefined : found;

  /** Clears the filters that the active preset has set besides its days. */
  const released = (): FilterValues =>
    Object.fromEntries(Object.keys(found?.filters ?? {}).map((param) => [param, []]));
  const apply = (next: InstantRange, filters: FilterValues = {}): boolean => {
    const changes = specs.map((spec) => [
      spec.param,
      textsOfBound(spec.match === 'from' ? next.from : next.to, spec, zone),
    ]);
    if (!onChange({ ...Object.fromEntries(changes), ...filters })) return false;
    setRange(next);
    return true;
  };
  const rangeOfOne = ({ name }: ListPreset): InstantRange => {
    if (name === 'custom') return range;
    return name === 'inProgress' ? open : rangeOfPreset(name, { clock, zone, firstWeekday });
  };
  const choose = (one: ListPreset) => {
    const isLeft = one.name === preset?.name;
    const next = isLeft ? open : rangeOfOne(one);
    if (!apply(next, { ...released(), ...(isLeft ? {} : one.filters) })) return;
    setDays(daysOfRange(next, zone));
    setOwn(one.name === 'custom');
    if (one.name === 'custom') first.current?.focus();
  };
  const isSelected = ({ name }: ListPreset) =>
    name === 'custom' ? isOwn || (preset === undefined && isBounded) : name === preset?.name;
  const change = (next: Days) => {
    const isCleared = next.from === null && next.to === null;
    const wanted = mistakeIn(next) === null ? (isCleared ? open : rangeOfDays(next.from, next.to, zone)) : null;
    if (wanted === null || apply(wanted)) setDays(next);
  };
  const isBounded = range.from !== null || range.to !== null;
  const isHalf = preset === undefined && (days.from === null) !== (days.to === null);

  return (
    <>
      {presets.length > 0 && (
        <Box
          role="group"
          aria-label={translate('app.views.filter.presets')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1.5, pt: 1 }}
        >
          {presets.map((one) => (
            <ToggleButton
              key={one.name}
              size="small"
              value={one.name}
              selected={isSelected(one)}
              onChange={() => choose(one)}
              sx={{ px: 1, py: 0.25, fontSize: 12.5, textTransform: 'none', borderRadius: '7px' }}
            >
              {translate(`app.views.preset.${one.name}`)}
            </ToggleButton>
          ))}
        </Box>
      )}
      <Bounds mistake={mistakeIn(days)} hint={isHalf ? 'app.views.filter.bothDays' : null}>
        {(bound, { id, hasError, attributes }) => (
          <DayField
            id={id}
            {...(bound === 'from' && { inputRef: first })}
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
