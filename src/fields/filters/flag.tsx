import { useTranslate } from 'ra-core';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** Yes or no; ticking one unticks the other. */
export function FlagFilter(props: FilterProps<'flag'>) {
  const translate = useTranslate();
  const { param, chosen } = parameterOf(props, 'is');
  const options = ['true', 'false'].map((value) => ({ value, content: translate(`ra.boolean.${value}`) }));
  return (
    <Checklist
      label={props.label}
      options={options}
      chosen={chosen}
      onChange={(next) => props.onChange(param, next.slice(-1))}
    />
  );
}
