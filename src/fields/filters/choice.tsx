import { codeOf, namesOf } from '../../../schema/fields/choice.ts';
import { useWords } from '../useWords.ts';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** Any of a closed set. */
export function ChoiceFilter(props: FilterProps<'choice'> | FilterProps<'choices'>) {
  const { resource, name, field, label, onChange } = props;
  const words = useWords(resource);
  const { param, chosen } = parameterOf(props, 'any');
  const options = namesOf(field.choices).map((stored) => ({
    value: String(codeOf(field.choices, stored)),
    content: words.ofChoice(name, field, stored),
  }));
  return <Checklist label={label} options={options} chosen={chosen} onChange={(next) => onChange(param, next)} />;
}
