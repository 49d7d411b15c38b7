import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import type { PlacesOffered, Suggestion } from '../../../widgets/place/usePlaces.ts';
import type { Any } from '../../kind.ts';
import type { InputProps } from '../control.ts';
import { PlaceControl } from './PlaceControl.tsx';

interface PlaceOfRowProps extends Any<InputProps> {
  readonly offered: PlacesOffered;
  /** Called after typing. */
  readonly onType: () => void;
}

/** Parts that a town does not have, and leaves as they are. */
const partsBelowTowns = ['addressLine1', 'district', 'zip'];

/**
 * Cell of a row that searches its place (AB 2): a chosen place fills the other cells, and clears those of parts that it
 * lacks. A town leaves street, district and postal code. A cell that is no part of an address has the whole place.
 */
export function PlaceOfRow(props: PlaceOfRowProps) {
  const { name, prefix } = props;
  const key = `${prefix}${name}`;
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const tell = useFailureNotice();

  const choose = async ({ placeId, description }: Suggestion) => {
    const typed: unknown = getValues(key);
    try {
      const found = await client.ask('GET /client/v1/locations/detail/address', { query: { placeId } });
      // Further typing makes the result obsolete.
      if (getValues(key) !== typed) return;
      const row: object = getValues(prefix.slice(0, -1)) as object;
      const isTown = found.addressLine1 === null;
      const parts = Object.hasOwn(found, name) ? found : { [name]: description, [`${name}Id`]: placeId };
      for (const [cell, text] of Object.entries(parts)) {
        if (!Object.hasOwn(row, cell) || (isTown && text === null && partsBelowTowns.includes(cell))) continue;
        setValue(`${prefix}${cell}`, text, { shouldDirty: true });
      }
    } catch (reason) {
      tell(reason);
    }
  };

  return <PlaceControl {...props} onChoose={(place) => void choose(place)} />;
}
