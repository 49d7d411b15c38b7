import { useTranslate } from 'ra-core';
import { useCallback, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord } from '../../i18n/fieldWords.ts';
import { YesNoDialog } from '../../widgets/dialog/YesNoDialog.tsx';
import { emptyIn } from '../rights/offeredSteps.ts';

interface Asked {
  readonly empty: readonly string[];
  readonly answer: (isSaving: boolean) => void;
}

/** The question before a record is saved without what it should have (`rules.advised`). */
export interface Advice {
  /** Asks if something is empty once the body is written; resolves to false if the write is given up. */
  readonly ask: (record: WireRecord | null, body: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** Returns the question before a record of an entity is saved without what it should have. */
export function useAdvice(entity: AnyEntity): Advice {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Advice['ask']>(
    async (record, body) => {
      const { advised = [] } = entity.rules ?? {};
      const empty = emptyIn(advised, { ...record, ...body }, Object.keys(body));
      if (empty.length === 0) return true;
      return new Promise((resolve) => {
        const answer = (isSaving: boolean) => {
          setAsked(null);
          resolve(isSaving);
        };
        setAsked({ empty, answer });
      });
    },
    [entity],
  );
  const fields = asked?.empty.map((name) => translate(fieldWord(entity.name, name))).join(', ');
  return {
    ask,
    dialog: asked && (
      <YesNoDialog
        isOpen
        title={translate('app.views.record.saveWithout')}
        question={translate('app.views.record.without', { fields })}
        onDecide={asked.answer}
      />
    ),
  };
}
