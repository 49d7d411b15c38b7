import Box from '@mui/material/Box';
import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { useIdempotencyKey } from '../../dataProvider/useIdempotencyKey.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Values } from '../../fields/values.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { useWords } from '../../fields/useWords.ts';
import { FormDialog } from '../../widgets/dialog/FormDialog.tsx';
import { DraftBar } from './DraftBar.tsx';
import { useSavedNotice } from '../writing/useSavedNotice.tsx';
import { FormFields } from './FormSections.tsx';
import { useMergingForm } from './useMergingForm.tsx';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

interface RecordDialogProps {
  readonly entity: AnyEntity;
  /** The fields that it asks for, in their order. */
  readonly fields: readonly string[];
  /** Null for a new one. */
  readonly record: WireRecord | null;
  /** Hints below fields, by their names. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Values of a new one that are not asked for. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Values with which the form of a new one starts, as if they were typed. */
  readonly starts?: Values;
  /** The record that a new one fulfils, by its kind, and the keys that name it. */
  readonly fulfils?: { readonly kind: string; readonly values: Values };
  /** Content below the fields, within their form. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Dialog with a few fields of a record, or of a new one: for records that settings list and that have no page. */
export function RecordDialog(props: RecordDialogProps) {
  const { entity, fields: names, record, hints, given, starts, fulfils, children, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const words = useWords(entity.name);
  const notifySaved = useSavedNotice(entity);
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  const fields = useMemo(
    () =>
      Object.fromEntries(
        names.flatMap((name): [string, Field][] => {
          const field = entity.fields[name];
          const help = hints?.[name];
          return field ? [[name, help === undefined ? field : { ...field, help }]] : [];
        }),
      ),
    [entity, hints, names],
  );
  const save = (body: Record<string, unknown>, base: WireRecord | null) => {
    if (record === null) {
      const data = { ...body, ...given };
      return create(
        entity.name,
        { data, meta: { idempotencyKey: keyOf(data), fulfils: fulfils?.values } },
        pessimistic,
      );
    }
    const data = { ...body, version: base?.version };
    return update(entity.name, { id: record.id, data, previousData: { id: record.id } }, pessimistic);
  };
  const { form, isChanged, isSaving, draft, failure, lost, submit, onKeyDown, conflict } = useMergingForm({
    resource: entity.name,
    place: [entity.name, ...Object.values(given ?? {})].join(' '),
    fields,
    rules: entity.rules,
    record,
    ...(starts && { typed: starts }),
    save,
    onSaved: (saved) => {
      const name = words.ofRecords(1);
      if (record && saved) notifySaved('app.views.record.savedOne', { name }, { ...saved, former: record.version });
      else notify(record ? 'app.views.record.savedOne' : 'app.views.record.created', { messageArgs: { name } });
      void invalidate(entity.name);
      if (fulfils) void invalidate(fulfils.kind);
      onClose();
    },
  });
  const title = record
    ? translate('app.titles.edit', { name: String(record[entity.title] ?? '') })
    : translate('app.titles.add', { name: words.ofRecords(1) });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        submitLabel={translate('app.actions.save')}
        failure={failure}
        isBusy={isSaving}
        onSubmit={() => (record && !isChanged ? onClose() : submit())}
        onClose={onClose}
      >
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          <DraftBar offer={draft} />
          {lost}
          <FormFields entity={entity} fields={fields} record={record} />
          {children}
        </Box>
      </FormDialog>
      {conflict}
    </FormProvider>
  );
}
