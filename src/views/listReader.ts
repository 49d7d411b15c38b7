import { useMemo } from 'react';
import { defaultsOfActor, type Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import type { Field } from '../../schema/fields/field.ts';
import type { Clock } from '../../schema/rules/dates.ts';
import { useActor } from '../authProvider/ActorContext.ts';

/** Who reads the address of a list: their clock and zone, and which fields they see. */
export interface ListReader {
  readonly clock: Clock;
  readonly zone: string;
  readonly maySee: (field: Field) => boolean;
  /** What bounds of amounts are in where the address names no currency; the server's default unless said. */
  readonly currency?: string;
}

/** Somebody as the reader of addresses. */
export function readerOf(actor: Actor): ListReader {
  const { currency } = defaultsOfActor(actor);
  return {
    clock: Date.now,
    zone: actor.timeZone,
    currency,
    maySee: ({ access }) => canField(actor, access) !== 'none',
  };
}

/** The signed-in person as the reader of addresses. */
export function useListReader(): ListReader {
  const actor = useActor();
  return useMemo(() => readerOf(actor), [actor]);
}
