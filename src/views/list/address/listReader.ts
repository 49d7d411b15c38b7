import { useMemo } from 'react';
import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { canField } from '../../../../schema/access/can.ts';
import type { Field } from '../../../../schema/fields/field.ts';
import type { FirstWeekday } from '../../../../schema/rules/agencyDefaults.ts';
import type { Clock } from '../../../../schema/rules/dates.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';

/** Reader of a list's address: clock, time zone, first day of the week (Monday by default) and visible fields. */
export interface ListReader {
  readonly clock: Clock;
  readonly zone: string;
  readonly firstWeekday?: FirstWeekday;
  readonly maySee: (field: Field) => boolean;
  /** Currency of amount bounds if the address has none; the server's default by default. */
  readonly currency?: string;
}

/** Returns an actor as the reader of addresses. */
export function readerOf(actor: Actor): ListReader {
  const { currency, firstWeekday } = defaultsOfActor(actor);
  return {
    clock: Date.now,
    zone: actor.timeZone,
    currency,
    firstWeekday,
    maySee: ({ access }) => canField(actor, access) !== 'none',
  };
}

/** The signed-in person as the reader of addresses. */
export function useListReader(): ListReader {
  const actor = useActor();
  return useMemo(() => readerOf(actor), [actor]);
}
