import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useState, type Ref } from 'react';
import { PickerField } from '../picker/PickerField.tsx';
import { usePlaces, type Suggestion } from './usePlaces.ts';

interface PlaceSearchProps {
  readonly id: string;
  readonly value: string;
  /** Called with the typed text. */
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Suggestion) => void;
  readonly onBlur: () => void;
  readonly hasError: boolean;
  readonly isReadOnly: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  /** ARIA attributes of the input. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Text input with suggestions of places: the typed text stays unless a suggestion is chosen. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { id, value, onType, onChoose, onBlur, hasError, isReadOnly, inputRef, attributes } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const { places, isFetching } = usePlaces(typed);
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  return (
    <Autocomplete<Suggestion, false, false, true>
      id={id}
      freeSolo
      fullWidth
      size="small"
      readOnly={isReadOnly}
      options={places}
      value={null}
      inputValue={value}
      onInputChange={(_event, text, reason) => (reason === 'input' || reason === 'clear') && type(text)}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        setTyped(null);
        onChoose(chosen);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      loading={isFetching}
      loadingText={translate('app.views.form.searching')}
      filterOptions={(all) => all}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 280 } } }}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.placeId)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.description)}
      renderInput={(params) => (
        <PickerField params={params} hasError={hasError} inputRef={inputRef} attributes={attributes} />
      )}
    />
  );
}
