import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { SessionContext } from '../../authProvider/SessionContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { draftsOf, typedValues, type Draft } from '../../store/drafts.ts';

interface DraftParts {
  readonly form: UseFormReturn;
  readonly isChanged: boolean;
  /** Name of the form: the kind of the record, of a row of it also the field, of a step also the step. */
  readonly place: string;
  /** Null for a new record, and for a new row. */
  readonly record: WireRecord | null;
}

/** Text from before, to be restored or discarded. */
export interface DraftOffer {
  readonly at: number;
  /** True if somebody has changed the record since it was typed. */
  readonly isOlder: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** Draft of a form. */
interface KeptDraft {
  /** The offer to restore it; null if there is nothing, or it was decided. */
  readonly offer: DraftOffer | null;
  /** Drops it at once, for a form that starts again in place: the next one would read it before this one is gone. */
  readonly drop: () => void;
}

/**
 * Keeps what is typed on this device, for this person and record, until it is saved or left by will: a session that ends
 * takes nothing away.
 */
export function useDraft({ form, isChanged, place: name, record }: DraftParts): KeptDraft {
  const { accountId, agencyId } = useActor();
  const session = useContext(SessionContext);
  const { pathname } = useLocation();
  const drafts = useMemo(() => draftsOf(`${accountId} ${agencyId ?? ''}`), [accountId, agencyId]);
  const place = `${name} ${record?.id ?? 'new'} ${pathname}`;
  const [initial] = useState(() => form.getValues());
  const [offered, setOffered] = useState<Draft | null>(() => drafts.read(place, Date.now()));
  const version = record?.version == null ? null : Number(record.version);
  const last = useRef({ isChanged, offered });
  useEffect(() => {
    last.current = { isChanged, offered };
  }, [isChanged, offered]);

  const keep = useCallback(() => {
    const values = { ...last.current.offered?.values, ...typedValues(initial, form.getValues()) };
    drafts.keep(place, { at: Date.now(), version, values });
  }, [drafts, form, initial, place, version]);

  useEffect(() => {
    if (isChanged) keep();
    else if (offered === null) drafts.drop(place);
  }, [drafts, isChanged, keep, offered, place]);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => last.current.isChanged && keep() }),
    [form, keep],
  );

  useEffect(
    () => () => {
      const state = session?.state();
      const hasEnded = state?.status === 'signedOut' && state.isEnded;
      const isUndecided = last.current.offered !== null && !last.current.isChanged;
      if (!hasEnded && !isUndecided) drafts.drop(place);
    },
    [drafts, place, session],
  );

  const offer = offered && {
    at: offered.at,
    isOlder: offered.version !== version,
    restore: () => {
      for (const [key, value] of Object.entries(offered.values)) {
        form.setValue(key, value, { shouldDirty: true, shouldValidate: true });
      }
      setOffered(null);
    },
    discard: () => setOffered(null),
  };
  return { offer, drop: () => drafts.drop(place) };
}
