import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import type { Suggestion } from '../../../widgets/place/usePlaces.ts';
import type { Any } from '../../kind.ts';
import type { InputProps } from '../control.ts';
import { PlaceControl } from './PlaceControl.tsx';

/**
 * Cell of an address that searches its place (AB 2): a chosen place fills the other cells. Parts that it lacks are
 * cleared; an unknown postal code keeps the present one.
 */
export function PlaceOfRow(props: Any<InputProps>) {
  const { name, prefix } = props;
  const key = `${prefix}${name}`;
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const tell = useFailureNotice();

  const choose = async ({ placeId }: Suggestion) => {
    const typed: unknown = getValues(key);
    try {
      const found = await client.ask('GET /client/v1/locations/detail/address', { query: { placeId } });
      // Further typing makes the result obsolete.
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

  return <PlaceControl {...props} onChoose={(place) => void choose(place)} />;
}
