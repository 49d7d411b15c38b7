import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { codeOf, namesOf } from '../../../schema/fields/choice.ts';
import { filterSearchOptions } from '../../../schema/rules/limits.ts';
import { plainText } from '../../../schema/rules/texts.ts';
import { useWords } from '../useWords.ts';
import { Checklist } from './Checklist.tsx';
import { parameterOf, type FilterProps } from './control.ts';
import { SearchLine } from './SearchLine.tsx';

/** Any of a closed set, which is searched where it is long. */
export function ChoiceFilter(props: FilterProps<'choice'> | FilterProps<'choices'>) {
  const { resource, name, field, label, onChange } = props;
  const translate = useTranslate();
  const words = useWords(resource);
  const [typed, setTyped] = useState('');
  const { param, chosen } = parameterOf(props, 'any');
  const options = namesOf(field.choices).map((stored) => ({
    value: String(codeOf(field.choices, stored)),
    content: words.ofChoice(name, field, stored),
  }));
  const found = options.filter(({ content }) => plainText(content).includes(plainText(typed.trim())));
  return (
    <>
      {options.length > filterSearchOptions && <SearchLine label={label} value={typed} onChange={setTyped} />}
      {found.length > 0 ? (
        <Checklist label={label} options={found} chosen={chosen} onChange={(next) => onChange({ [param]: next })} />
      ) : (
        <Box sx={{ p: 1.5, color: 'ink3' }}>{translate('app.views.form.noOptions')}</Box>
      )}
    </>
  );
}
