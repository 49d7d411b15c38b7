import { useUpdate } from 'ra-core';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { partOf } from '../../fields/values.ts';
import { conflictFields, currentOf } from '../form/conflict.ts';
import type { Row } from '../form/merging/mergeRows.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';

const ConflictDialog = lazy(() =>
  import('../form/ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

/** The question what to keep was put off: nothing has been saved, and what was typed stays. */
export class PutOff extends Error {}

interface Question {
  readonly base: WireRecord;
  readonly rows: readonly Row[];
  readonly current: WireRecord;
  readonly answer: (rows: readonly Row[] | null) => void;
}

/** Function that saves rows, and the dialog of a conflict. */
export interface RowsChange {
  /** Saves a list of rows in place of that of `base`, and resolves to the updated record. */
  readonly change: (base: WireRecord, rows: readonly Row[]) => Promise<WireRecord>;
  /** The question what to keep, while it is asked. */
  readonly dialog: ReactNode;
}

/**
 * Saves the rows of a record separately. After a conflict both changes are merged; only if they affect the same cell of
 * a row does a dialog ask which to keep.
 */
export function useRowsChange(entity: AnyEntity, name: string, field: RowsField): RowsChange {
  const [update] = useUpdate<WireRecord>();
  const invalidate = useInvalidate();
  const [question, setQuestion] = useState<Question | null>(null);

  const change = useCallback(
    async (base: WireRecord, rows: readonly Row[]) => {
      const send = ({ id, version }: WireRecord, sent: readonly Row[]) =>
        update(
          entity.name,
          { id, data: { ...partOf(name, field, { [name]: sent }), version }, previousData: { id, version } },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
      const ask = (current: WireRecord) =>
        new Promise<readonly Row[] | null>((answer) => setQuestion({ base, rows, current, answer }));
      const together = async (current: WireRecord): Promise<readonly Row[]> => {
        const [conflict] = conflictFields({ [name]: field }, base, { [name]: rows }, current);
        if (!conflict?.both) return rows;
        const kept = conflict.both.isClash ? await ask(current) : (conflict.both.values[name] as readonly Row[]);
        if (kept === null) throw new PutOff();
        return kept;
      };

      let seen = base;
      let sent = rows;
      for (;;) {
        try {
          const saved = (await send(seen, sent)) as WireRecord;
          void invalidate(entity.name);
          return saved;
        } catch (error) {
          const current = currentOf(error);
          if (!current) throw error;
          sent = await together(current);
          seen = current;
        }
      }
    },
    [entity.name, field, invalidate, name, update],
  );

  const answer = (rows: readonly Row[] | null) => {
    question?.answer(rows);
    setQuestion(null);
  };
  return {
    change,
    dialog: question && (
      <Suspense fallback={null}>
        <ConflictDialog
          resource={entity.name}
          fields={{ [name]: field }}
          base={question.base}
          mine={{ [name]: question.rows }}
          current={question.current}
          onMerge={(values) => answer(values[name] as readonly Row[])}
          onClose={() => answer(null)}
        />
      </Suspense>
    ),
  };
}
