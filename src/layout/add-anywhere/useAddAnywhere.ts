import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { can } from '../../../schema/access/can.ts';
import type { Outline } from '../../../schema/language/outline.ts';
import { accessLookup, outlines } from '../../../schema/outlines.ts';
import { useActor } from '../../authProvider/ActorContext.ts';

/** Kinds of records that are added from every page, and how. */
export interface AddAnywhere {
  /** The entities that declare it and of which the person may make records. */
  readonly entities: readonly Outline[];
  /** Opens the form of a new record over the page: an entry of the browser's history, so that a step back closes it. */
  readonly open: (kind: string) => void;
}

/** Returns what the person may add from every page. */
export function useAddAnywhere(): AddAnywhere {
  const actor = useActor();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  const entities = useMemo(
    () => outlines.filter(({ name, addAnywhere }) => addAnywhere && can(actor, 'create', name, accessLookup) !== 'no'),
    [actor],
  );
  const open = useCallback(
    (adding: string) => void navigate({ pathname, search, hash }, { state: { ...state, adding } }),
    [hash, navigate, pathname, search, state],
  );
  return { entities, open };
}
