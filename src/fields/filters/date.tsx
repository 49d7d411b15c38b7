import { isDay } from '../../../schema/rules/dates.ts';
import { DayField } from '../../widgets/day/DayField.tsx';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** From a day to a day, both included. */
export function DateFilter(props: Omit<FilterProps<'date'>, 'field'>) {
  return (
    <Bounds>
      {(bound, id) => {
        const { param, chosen } = parameterOf(props, bound);
        return (
          <DayField
            id={id}
            value={chosen[0] ?? null}
            onChange={(day) => (day === null || isDay(day)) && props.onChange(param, day === null ? [] : [day])}
          />
        );
      }}
    </Bounds>
  );
}
