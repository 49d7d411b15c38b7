import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** Filter for yes or no; both together mean no filter. */
export function FlagFilter(props: Omit<FilterProps<'flag'>, 'field'>) {
  const translate = useTranslate();
  const { param, chosen } = parameterOf(props, 'is');
  const [ticked, setTicked] = useState(chosen);
  const options = ['true', 'false'].map((value) => ({ value, content: translate(`ra.boolean.${value}`) }));
  const change = (next: readonly string[]) => {
    if (props.onChange({ [param]: next.length === 1 ? next : [] })) setTicked(next);
  };
  return <Checklist label={props.label} options={options} chosen={ticked} onChange={change} />;
}
