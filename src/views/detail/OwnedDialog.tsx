import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { useIdempotencyKey } from '../form/useIdempotencyKey.ts';
import { useForget } from '../useForget.ts';
import { useViewFields } from '../viewFields.ts';
import { ownedFields } from './owned.ts';
import { OwnedForm } from './OwnedForm.tsx';

interface OwnedDialogProps {
  readonly entity: AnyEntity;
  /** The field of it that names the owner. */
  readonly field: string;
  readonly owner: WireRecord;
  /** Null for a new one. */
  readonly record: WireRecord | null;
  readonly onClose: () => void;
}

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** The form of a record that another one owns, over the owner's page (AB 2); judged while it is filled in (AB 5). */
export function OwnedDialog({ entity, field, owner, record, onClose }: OwnedDialogProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const notify = useNotify();
  const forget = useForget();
  const id = useId();
  const isNarrow = useIsNarrow();
  const keyOf = useIdempotencyKey();
  const viewFields = useViewFields(entity);
  const fields = useMemo(() => ownedFields(viewFields, field), [viewFields, field]);
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });
  const title = record
    ? translate('app.titles.edit', { name: String(record[entity.title] ?? '') })
    : translate('app.titles.add', { name: words.ofRecords(1) });

  const save = (body: Record<string, unknown>) => {
    if (record) {
      const data = { ...body, version: record.version };
      return update(entity.name, { id: record.id, data, previousData: { id: record.id } }, pessimistic);
    }
    const data = { ...body, [`${field}Id`]: owner.id };
    return create(entity.name, { data, meta: { idempotencyKey: keyOf(data) } }, pessimistic);
  };
  const onSaved = () => {
    notify(record ? 'app.views.record.saved' : 'app.views.record.created', { messageArgs: { name } });
    void forget(entity.name);
    onClose();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={id}
      // A press beside it would lose what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 2.5, '& form': { gap: 2.5, mt: 0.5 } }}>
        <OwnedForm
          entity={entity}
          fields={fields}
          record={record}
          label={translate('app.actions.save')}
          isJudgedOnInput
          save={save}
          onSaved={onSaved}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}
