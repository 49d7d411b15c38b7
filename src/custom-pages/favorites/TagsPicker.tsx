import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { favoriteTagLength, favoriteTagsLimit } from '../../../schema/rules/limits.ts';

interface TagsPickerProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Free words: Enter or a comma ends one, and so does leaving the field. */
export function TagsPicker({ id, value, onChange }: TagsPickerProps) {
  const [typed, setTyped] = useState('');
  const take = (words: readonly string[]) => {
    const tags = words.map((word) => word.trim()).filter((word) => word !== '');
    onChange([...new Set(tags)].slice(0, favoriteTagsLimit));
    setTyped('');
  };
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      size="small"
      fullWidth
      options={[]}
      value={value as string[]}
      inputValue={typed}
      onChange={(_event, tags) => take(tags)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && text.includes(',')) take([...value, ...text.split(',')]);
        else setTyped(text);
      }}
      onBlur={() => typed.trim() !== '' && take([...value, typed])}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, maxLength: favoriteTagLength, 'aria-describedby': `${id}-hint` },
          }}
        />
      )}
    />
  );
}
