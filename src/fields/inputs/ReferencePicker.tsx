import { AddIcon } from '../../theme/icons/actions.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type Ref } from 'react';
import type { Reference } from '../../../schema/fields/field.ts';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { useOptions } from '../useOptions.ts';
import { isNewWord } from './newWord.ts';

/** A word that is no record yet, offered as the last option. */
interface NewWord {
  readonly newWord: string;
}
type Option = Reference | NewWord;

const isNew = (option: Option): option is NewWord => 'newWord' in option;
const keyOf = (option: Option) => (isNew(option) ? '+' : option.id);
const labelOf = (option: Option) => (isNew(option) ? option.newWord : option.displayName);

export interface ReferencePickerProps {
  readonly id: string;
  /** The entity that asks, and the field whose options are wanted. */
  readonly resource: string;
  readonly field: string;
  readonly isMany: boolean;
  readonly hasFaces: boolean;
  readonly value: readonly Reference[];
  readonly onChange: (value: readonly Reference[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly hasError: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Makes a record of a typed word; absent where that is not possible. */
  readonly onCreate?: ((word: string) => Promise<Reference | null>) | undefined;
}

/** Records chosen from what the server finds; a new word can become a record in place (AB 4). */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, resource, field, isMany, hasFaces, value, onChange, onCreate } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isCreating, setCreating] = useState(false);
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { options, isFetching, hasNextPage, fetchNextPage } = useOptions(resource, field, keyword, isOpen);

  const isSettled = keyword === typed.trim() && !isFetching;
  const known = [...options, ...value].map(({ displayName }) => displayName);
  const offered: Option[] = [...options];
  if (onCreate && isSettled && isNewWord(typed, known)) offered.push({ newWord: typed.trim() });

  const choose = async (chosen: readonly Option[]) => {
    setTyped('');
    const word = chosen.find(isNew)?.newWord;
    const records = chosen.filter((option): option is Reference => !isNew(option));
    if (word === undefined || !onCreate) return onChange(records);
    setCreating(true);
    const made = await onCreate(word).finally(() => setCreating(false));
    if (made) onChange(isMany ? [...records, made] : [made]);
  };

  return (
    <Autocomplete<Option, boolean>
      id={id}
      multiple={isMany}
      size="small"
      fullWidth
      filterSelectedOptions={isMany}
      disableCloseOnSelect={isMany}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      options={offered}
      value={(isMany ? value : (value[0] ?? null)) as Option[]}
      onChange={(_event, next) => void choose([next ?? []].flat())}
      onBlur={props.onBlur}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      loading={isFetching || isCreating}
      loadingText={translate('app.views.form.searching')}
      noOptionsText={translate('app.views.form.noOptions')}
      disabled={isCreating}
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, chosen) => keyOf(option) === keyOf(chosen)}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      slotProps={{
        listbox: {
          onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            if (hasNextPage && !isFetching && scrollHeight - scrollTop - clientHeight < 48) void fetchNextPage();
          },
        },
      }}
      renderOption={({ key, ...attributes }, option) => (
        <Box component="li" key={key} {...attributes} sx={{ gap: 1 }}>
          {isNew(option) ? <AddIcon fontSize="small" /> : hasFaces && <Avatar of={option} size={20} />}
          {isNew(option) ? translate('app.views.form.create', { word: option.newWord }) : option.displayName}
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          error={props.hasError}
          inputRef={props.inputRef}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...props.attributes } }}
        />
      )}
    />
  );
}
