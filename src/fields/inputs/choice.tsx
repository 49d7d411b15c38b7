import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { codeOf, nameOf, namesOf } from '../../../schema/fields/choice.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useWords } from '../useWords.ts';
import { useKey, type InputProps } from './control.ts';

/** One of a closed set; the empty choice is offered where the field may be empty. */
export function ChoiceInput({ resource, name, field, label, prefix, words = name }: InputProps<'choice'>) {
  const translate = useTranslate();
  const { ofChoice } = useWords(resource);
  const { id, value, change, leave, ref, error } = useKey<string | number | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  // What is no longer offered stays to be seen where it is chosen.
  const offered = namesOf(field.choices).filter(
    (stored) => !field.retired?.includes(stored) || codeOf(field.choices, stored) === value,
  );
  const mayBeEmpty = !field.required && field.default === undefined;
  return (
    <FieldFrame {...about}>
      <Select
        labelId={`${id}-label`}
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        displayEmpty={mayBeEmpty}
        error={Boolean(error)}
        value={nameOf(field.choices, value) ?? ''}
        onChange={(event) => change(event.target.value === '' ? null : codeOf(field.choices, event.target.value))}
        onBlur={leave}
        SelectDisplayProps={controlAttributes(about)}
      >
        {mayBeEmpty && <MenuItem value="">{translate('app.views.form.none')}</MenuItem>}
        {offered.map((stored) => (
          <MenuItem key={stored} value={stored}>
            {ofChoice(words, field, stored)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
