import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findOutline } from '../../../schema/outlines.ts';
import { PeekContext, type Peeked } from '../../widgets/peek/PeekContext.ts';
import { peekOf } from './peekState.ts';

const PeekedRecord = lazy(async () => ({ default: (await import('./PeekedRecord.tsx')).PeekedRecord }));

/** Lets records be looked at over the page within it: each is an entry of the browser's history, so a step back closes it. */
export function PeekProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  const peeked = peekOf(state);
  const depth = peeked?.depth ?? 0;
  const open = useCallback(
    ({ kind, id }: Peeked) =>
      void navigate({ pathname, search, hash }, { state: { ...state, peek: { kind, id, depth: depth + 1 } } }),
    [depth, hash, navigate, pathname, search, state],
  );
  return (
    <PeekContext value={open}>
      {children}
      {peeked && findOutline(peeked.kind) && (
        <Suspense fallback={null}>
          <PeekedRecord of={peeked} onClose={() => void navigate(-peeked.depth)} />
        </Suspense>
      )}
    </PeekContext>
  );
}
