import { callAddress } from '../link/outwardAddress.ts';
import { OutwardLink } from '../link/QuietLink.tsx';
import { useCallOffer, type Dialled } from './useCallOffer.tsx';

/** A number that is dialled by a press, which also offers to log the call. */
export function CallLink(call: Dialled) {
  const offer = useCallOffer();
  return (
    <OutwardLink href={callAddress(call.written)} onPress={() => offer(call)}>
      {call.written}
    </OutwardLink>
  );
}
