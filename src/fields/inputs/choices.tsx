import { useTranslate } from 'ra-core';
import { codeOf, nameOf, namesOf } from '../../../schema/fields/choice.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { Picker } from '../../widgets/picker/Picker.tsx';
import { PickerField } from '../../widgets/picker/PickerField.tsx';
import { useWords } from '../useWords.ts';
import { useKey, type InputProps } from './control.ts';

/** Any number of a closed set. */
export function ChoicesInput({ resource, name, field, label, prefix, words = name }: InputProps<'choices'>) {
  const translate = useTranslate();
  const { ofChoice } = useWords(resource);
  const { id, value, change, leave, ref, error } = useKey<readonly (string | number)[] | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  const chosen = (value ?? []).flatMap((code) => nameOf(field.choices, code) ?? []);
  // What is no longer offered stays to be seen where it is chosen.
  const offered = namesOf(field.choices).filter((one) => !field.retired?.includes(one) || chosen.includes(one));
  return (
    <FieldFrame {...about}>
      <Picker
        id={id}
        multiple
        size="small"
        fullWidth
        filterSelectedOptions
        options={offered}
        value={chosen}
        onChange={(_event, names) => change(names.map((stored) => codeOf(field.choices, stored)))}
        onBlur={leave}
        getOptionKey={(stored) => stored}
        getOptionLabel={(stored) => ofChoice(words, field, stored)}
        noOptionsText={translate('app.views.form.noOptions')}
        renderInput={(params) => (
          <PickerField params={params} hasError={Boolean(error)} inputRef={ref} attributes={controlAttributes(about)} />
        )}
      />
    </FieldFrame>
  );
}
