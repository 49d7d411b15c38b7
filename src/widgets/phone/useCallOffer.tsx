import { useNotify } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useMay } from '../access/useMay.ts';

const LogCallButton = lazy(async () => ({ default: (await import('./LogCallButton.tsx')).LogCallButton }));

/** Person as calls name them. */
export interface Called {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

/** A number that somebody dials. */
export interface Dialled {
  /** The number as people read it. */
  readonly written: string;
  /** The number as it is kept, and its country. */
  readonly number: string;
  readonly country: string | null;
  /** Owner of the number, if known. */
  readonly person?: Called | undefined;
}

/** Time for which the offer stands, in milliseconds; it stops while another window is in front. */
const offerTime = 60_000;

/** Returns a function that offers to log the call of a number, to those who may; it does nothing for others. */
export function useCallOffer(): (call: Dialled) => void {
  const may = useMay('create', 'callLog');
  const { staffId } = useActor();
  const notify = useNotify();
  return (call) => {
    if (!may) return;
    const action = (
      <Suspense fallback={null}>
        <LogCallButton call={call} staffId={staffId} />
      </Suspense>
    );
    notify(call.written, { messageArgs: { _: call.written }, autoHideDuration: offerTime, action });
  };
}
