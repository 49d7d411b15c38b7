import { lazy, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { ClashContext } from '../../dataProvider/ClashContext.ts';
import type { ClashItem } from '../../dataProvider/clashes.ts';

const ClashDialog = lazy(() => import('./ClashDialog.tsx').then((module) => ({ default: module.ClashDialog })));

interface Question {
  readonly items: readonly ClashItem[];
  readonly answer: (isAgreed: boolean) => void;
}

/** Asks on every page of signed-in people whether to save what takes somebody's time twice. */
export function ClashGuard({ children }: { readonly children: ReactNode }) {
  const questions = useContext(ClashContext);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      questions?.listen(
        (items) =>
          new Promise((resolve) => {
            const answer = (isAgreed: boolean) => {
              setQuestion(null);
              resolve(isAgreed);
            };
            setQuestion({ items, answer });
          }),
      ),
    [questions],
  );
  return (
    <>
      {children}
      {question && (
        <Suspense>
          <ClashDialog items={question.items} onAnswer={question.answer} />
        </Suspense>
      )}
    </>
  );
}
