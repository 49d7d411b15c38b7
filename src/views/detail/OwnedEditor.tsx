import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { lockOf } from '../../../schema/language/states.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useIdempotencyKey } from '../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { useRemove } from '../useRemove.tsx';
import { useOpenFields } from '../states/stateFields.ts';
import { useViewFields } from '../viewFields.ts';
import { ownedFields } from './owned.ts';
import { OwnedForm } from './OwnedForm.tsx';

interface OwnedEditorProps {
  readonly entity: AnyEntity;
  /** The field of it that names the owner. */
  readonly field: string;
  readonly owner: WireRecord;
  /** Null for a new one. */
  readonly record: WireRecord | null;
  /** Comes when it was saved or deleted, or is given up. */
  readonly onClose: () => void;
}

const MergeDialog = lazy(() => import('../merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

const HistoryDialog = lazy(() => import('./HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })));

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** Makes, changes or deletes a record that another one owns; judged while it is filled in (AB 5). */
export function OwnedEditor({ entity, field, owner, record, onClose }: OwnedEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const viewFields = useViewFields(entity);
  const written = useMemo(() => ownedFields(viewFields, field, record === null), [viewFields, field, record]);
  const fields = useOpenFields(entity, written, record);
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  const remove = useRemove(entity.name);
  const [isMerging, setMerging] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const [looks, setLooks] = useState(0);
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const mayRemove = record !== null && offers(entity, 'delete') && !lockOf(entity, record).isKept;

  const save = (body: Record<string, unknown>, base: WireRecord | null) => {
    if (record) {
      const data = { ...body, version: base?.version };
      return update(entity.name, { id: record.id, data, previousData: { id: record.id } }, pessimistic);
    }
    const data = { ...body, [`${field}Id`]: owner.id };
    return create(entity.name, { data, meta: { idempotencyKey: keyOf(data) } }, pessimistic);
  };
  const onSaved = () => {
    notify(record ? 'app.views.record.saved' : 'app.views.record.created', { messageArgs: { name } });
    void invalidate(entity.name);
    onClose();
  };
  const leaveHistory = () => {
    setHistoryShown(false);
    // A merge may have been undone there, and nothing is typed yet.
    setLooks(looks + 1);
  };
  const removeRecord = async () => {
    if (record && (await remove(record))) onClose();
  };

  return (
    <>
      <OwnedForm
        key={looks}
        entity={entity}
        fields={fields}
        record={record}
        label={translate('app.actions.save')}
        isJudgedOnInput
        save={save}
        onSaved={onSaved}
        onCancel={onClose}
        onRemove={mayRemove ? () => void removeRecord() : undefined}
        onHistory={record ? () => setHistoryShown(true) : undefined}
        onMerge={record && offers(entity, 'merge') ? () => setMerging(true) : undefined}
      />
      {record && isMerging && (
        <Suspense fallback={null}>
          <MergeDialog entity={entity} record={record} onMerged={onClose} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      {record && isHistoryShown && (
        <Suspense fallback={null}>
          <HistoryDialog
            entity={entity}
            id={record.id}
            name={String(record[entity.title] ?? name)}
            record={record}
            onClose={leaveHistory}
          />
        </Suspense>
      )}
    </>
  );
}
