import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord } from '../../i18n/fieldWords.ts';
import { missingFor, type OfferedStep } from '../rights/offeredSteps.ts';

/** Reasons for which steps cannot be taken, in words. */
export interface Lack {
  /** Returns what a step still needs, as far as the record shows it; undefined for nothing. */
  readonly of: (record: WireRecord, step: OfferedStep) => string | undefined;
  /** Says it in a notice, to who presses all the same. */
  readonly tell: (lack: string) => void;
}

/** Returns why steps of an entity cannot be taken: what cannot be pressed stays in reach, and says so. */
export function useLack(entity: AnyEntity): Lack {
  const translate = useTranslate();
  const notify = useNotify();
  const of = useCallback(
    (record: WireRecord, step: OfferedStep) => {
      const names = missingFor(entity, step, record).map((name) => translate(fieldWord(entity.name, name)));
      return names.length === 0 ? undefined : translate('app.views.record.stepNeeds', { fields: names.join(', ') });
    },
    [entity, translate],
  );
  const tell = useCallback((lack: string) => notify(lack, { type: 'warning', messageArgs: { _: lack } }), [notify]);
  return { of, tell };
}
