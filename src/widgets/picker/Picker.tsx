import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useFieldAction } from '../field-frame/fieldName.ts';

/** Material UI's picker, whose buttons have words in the reader's language and the name of their field. */
export function Picker<
  Value,
  Multiple extends boolean | undefined = false,
  DisableClearable extends boolean | undefined = false,
  FreeSolo extends boolean | undefined = false,
>(props: AutocompleteProps<Value, Multiple, DisableClearable, FreeSolo>) {
  const translate = useTranslate();
  const actionOf = useFieldAction();
  return (
    <Autocomplete<Value, Multiple, DisableClearable, FreeSolo>
      openText={actionOf(translate('app.actions.open'))}
      closeText={actionOf(translate('app.actions.close'))}
      clearText={actionOf(translate('app.actions.clear'))}
      {...props}
    />
  );
}
