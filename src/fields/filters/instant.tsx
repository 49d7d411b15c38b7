import { dayAt, endOfDay, isDay, startOfDay } from '../../../schema/rules/dates.ts';
import { DayField } from '../../widgets/day/DayField.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** From the start of a day to the end of a day, in the reader's time zone (AB 5). */
export function InstantFilter(props: Omit<FilterProps<'instant'>, 'field'>) {
  const zone = useTimeZone();
  const boundOf = { from: startOfDay, to: endOfDay };
  return (
    <Bounds>
      {(bound, id) => {
        const { param, chosen } = parameterOf(props, bound);
        const moment = Number(chosen[0]);
        return (
          <DayField
            id={id}
            value={chosen[0] === undefined || Number.isNaN(moment) ? null : dayAt(moment, zone)}
            onChange={(day) => {
              if (day === null) props.onChange(param, []);
              else if (isDay(day)) props.onChange(param, [String(boundOf[bound](day, zone))]);
            }}
          />
        );
      }}
    </Bounds>
  );
}
