import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { favoriteTagLength, favoriteTagsLimit } from '../../../../schema/rules/limits.ts';
import { Picker } from '../../../widgets/picker/Picker.tsx';
import { PickerField } from '../../../widgets/picker/PickerField.tsx';

interface TagsPickerProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Called with the error of an invalid tag, or undefined once it is valid. */
  readonly onFault: (fault: string | undefined) => void;
}

/** Free words: Enter or a comma ends one, and so does leaving the field. What cannot be a tag stays as it was typed. */
export function TagsPicker({ id, value, onChange, onFault }: TagsPickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const take = (words: readonly string[]) => {
    const tags: string[] = [];
    const left: string[] = [];
    let fault: string | undefined;
    for (const tag of words.map((word) => word.trim()).filter((word) => word !== '')) {
      if (tags.some((one) => one.toLowerCase() === tag.toLowerCase())) continue;
      const isLong = tag.length > favoriteTagLength;
      if (!isLong && tags.length < favoriteTagsLimit) tags.push(tag);
      else {
        left.push(tag);
        fault = isLong
          ? translate('rules.tooLong', { max: favoriteTagLength })
          : translate('rules.tooMany', { max: favoriteTagsLimit });
      }
    }
    onChange(tags);
    setTyped(left.join(', '));
    onFault(fault);
  };
  return (
    <Picker
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
        if (reason !== 'input') return;
        if (text.includes(',')) return take([...value, ...text.split(',')]);
        setTyped(text);
        if (text.trim().length <= favoriteTagLength) onFault(undefined);
      }}
      onBlur={() => typed.trim() !== '' && take([...value, ...typed.split(',')])}
      renderInput={(params) => (
        <PickerField params={params} attributes={{ 'aria-describedby': `${id}-hint ${id}-fault` }} />
      )}
    />
  );
}
