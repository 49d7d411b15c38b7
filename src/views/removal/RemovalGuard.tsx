import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { RemovalContext, type AskRemoval, type Removal } from './RemovalContext.ts';

const RemovalDialog = lazy(() => import('./RemovalDialog.tsx').then((module) => ({ default: module.RemovalDialog })));

interface Question extends Removal {
  readonly answer: (isAgreed: boolean) => void;
}

/** Provides the dialog for deleting referenced records to every page. */
export function RemovalGuard({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback<AskRemoval>(
    (removal) =>
      new Promise((resolve) => {
        const answer = (isAgreed: boolean) => {
          setQuestion(null);
          resolve(isAgreed);
        };
        setQuestion({ ...removal, answer });
      }),
    [],
  );
  return (
    <RemovalContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <RemovalDialog {...question} onAnswer={question.answer} />
        </Suspense>
      )}
    </RemovalContext>
  );
}
