import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useAgencyEntity } from '../../fields/agencyEntity.ts';
import { changedFields } from '../changes/changedFields.ts';

interface UndoMergeProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly mergeId: string;
}

/** Undoes a merge from the history, and reports values that were left because they were changed since. */
export function UndoMerge({ entity, record, mergeId }: UndoMergeProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const words = useWords(entity.name);
  const { entity: known } = useAgencyEntity(entity);
  const [isUndoing, setUndoing] = useState(false);

  const undo = async () => {
    setUndoing(true);
    try {
      const { left } = await dataProvider.unmerge(entity.name, {
        id: record.id,
        version: Number(record.version),
        mergeId,
      });
      const fields = changedFields(
        known,
        left.fields.map((field) => ({ field, before: null, after: null })),
      ).map(({ name, field }) => words.ofField(name, field));
      const all = [...fields, ...left.records.map(({ displayName }) => displayName)];
      if (all.length === 0) notify('app.views.merge.undone');
      else notify('app.views.merge.undoneBut', { messageArgs: { left: all.join(', ') }, autoHideDuration: null });
      await queryClient.invalidateQueries();
    } catch (error) {
      complain(error);
      await queryClient.invalidateQueries({ queryKey: [entity.name] });
    } finally {
      setUndoing(false);
    }
  };
  return (
    <Button size="small" loading={isUndoing} onClick={() => void undo()} sx={{ mt: 0.5 }}>
      {translate('app.views.merge.undo')}
    </Button>
  );
}
