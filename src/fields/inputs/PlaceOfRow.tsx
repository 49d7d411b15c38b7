import { useFormContext } from 'react-hook-form';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { PlaceSearch } from '../../widgets/place/PlaceSearch.tsx';
import type { Suggestion } from '../../widgets/place/usePlaces.ts';
import type { Any } from '../kind.ts';
import { useKey, type InputProps } from './control.ts';

/** What the places search tells of an address, by the names of its cells. */
type Found = Readonly<Record<string, string | null>>;

/**
 * The cell of a row of an address in which its place is searched (AB 2): what is chosen fills the other cells. A part that
 * the place does not have is emptied, a postal code that is not known is left as it is.
 */
export function PlaceOfRow({ name, field, label, prefix }: Any<InputProps>) {
  const key = `${prefix}${name}`;
  const { id, value, leave, change, ref, error, isSaving } = useKey<string | null>(key);
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const tell = useFailureNotice();
  const about = { id, label, isRequired: field.required, error };

  const choose = async ({ placeId }: Suggestion) => {
    const typed: unknown = getValues(key);
    try {
      const query = { placeId };
      const found = await client.call<Found>({ method: 'GET', path: '/client/v1/locations/detail/address', query });
      // Whoever typed on meanwhile means something else.
      if (getValues(key) !== typed) return;
      const row: object = getValues(prefix.slice(0, -1)) as object;
      for (const [cell, text] of Object.entries(found)) {
        if (!Object.hasOwn(row, cell) || (text === null && cell === 'zip')) continue;
        setValue(`${prefix}${cell}`, text, { shouldDirty: true });
      }
    } catch (reason) {
      tell(reason);
    }
  };

  return (
    <Labelled {...about}>
      <PlaceSearch
        id={id}
        value={value ?? ''}
        onType={(text) => {
          change(text);
          setValue(`${key}Id`, null, { shouldDirty: true });
        }}
        onChoose={(place) => void choose(place)}
        onBlur={leave}
        hasError={Boolean(error)}
        isReadOnly={isSaving}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </Labelled>
  );
}
