import { useTranslate } from 'ra-core';
import { useState, type Ref } from 'react';
import { Picker } from '../picker/Picker.tsx';
import { PickerField } from '../picker/PickerField.tsx';
import { PlaceSources, PlacesPaper, usePlaceSources } from './PlacesPaper.tsx';
import { usePlaces, type PlacesOffered, type Suggestion } from './usePlaces.ts';

interface PlaceSearchProps {
  readonly id: string;
  readonly value: string;
  readonly offered: PlacesOffered;
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
  const { id, value, offered, onType, onChoose, onBlur, hasError, isReadOnly, inputRef, attributes } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const { places, isFetching } = usePlaces(typed, offered);
  const sources = usePlaceSources(places);
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  return (
    <PlaceSources.Provider value={sources}>
      <Picker<Suggestion, false, false, true>
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
        // Streets may have no provider, so that a wait for them would promise something.
        loading={isFetching && offered !== 'addresses'}
        loadingText={translate('app.views.form.searching')}
        filterOptions={(all) => all}
        slots={{ paper: PlacesPaper }}
        slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 280 } } }}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.placeId)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.description)}
        renderInput={(params) => (
          <PickerField params={params} hasError={hasError} inputRef={inputRef} attributes={attributes} />
        )}
      />
    </PlaceSources.Provider>
  );
}
