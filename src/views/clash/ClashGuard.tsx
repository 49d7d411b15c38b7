import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ClashItem, ClashQuestions } from '../../dataProvider/clashes.ts';

const ClashDialog = lazy(() => import('./ClashDialog.tsx').then((module) => ({ default: module.ClashDialog })));

interface Question {
  readonly items: readonly ClashItem[];
  readonly answer: (isAgreed: boolean) => void;
}

interface ClashGuardProps {
  readonly questions: ClashQuestions;
  readonly children: ReactNode;
}

/** Asks on every page whether to save what takes somebody's time twice. */
export function ClashGuard({ questions, children }: ClashGuardProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      questions.listen(
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
