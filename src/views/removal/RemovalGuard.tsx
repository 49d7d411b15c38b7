import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { RemovalContext, type AskRemoval, type RelatedData } from './RemovalContext.ts';

const RemovalDialog = lazy(() => import('./RemovalDialog.tsx').then((module) => ({ default: module.RemovalDialog })));

interface Question {
  readonly name: string;
  readonly data: RelatedData;
  readonly isNeeded: boolean;
  readonly answer: (isAgreed: boolean) => void;
}

/** Provides the dialog for deleting referenced records to every page. */
export function RemovalGuard({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback<AskRemoval>(
    (name, data, isNeeded) =>
      new Promise((resolve) => {
        const answer = (isAgreed: boolean) => {
          setQuestion(null);
          resolve(isAgreed);
        };
        setQuestion({ name, data, isNeeded, answer });
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
