import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { ReachContext, type AskReach, type ReachQuestion } from './ReachContext.ts';

const ReachDialog = lazy(() => import('./ReachDialog.tsx').then((module) => ({ default: module.ReachDialog })));

interface Asked extends ReachQuestion {
  readonly answer: (value: string | null) => void;
}

/** Provides the question which records a write reaches to every page. */
export function ReachGuard({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<AskReach>(
    (question) =>
      new Promise((resolve) => {
        const answer = (value: string | null) => {
          setAsked(null);
          resolve(value);
        };
        setAsked({ ...question, answer });
      }),
    [],
  );
  return (
    <ReachContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ReachDialog {...asked} onAnswer={asked.answer} />
        </Suspense>
      )}
    </ReachContext>
  );
}
