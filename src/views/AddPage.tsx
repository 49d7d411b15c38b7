import Box from '@mui/material/Box';
import { useCreate, useGetOne, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { backTarget } from '../../schema/routes.ts';
import { summaryTab } from '../../schema/language/tabs.ts';
import type { WireRecord } from '../fields/kind.ts';
import { LoadFailed } from '../widgets/states/LoadFailed.tsx';
import { ownerPath, recordPath, withinOf } from '../widgets/link/recordPath.ts';
import { useAfterSave } from '../widgets/unsaved/useUnsavedChanges.ts';
import { copiedIn, copiedValues } from './copies.ts';
import { SectionsSkeleton } from './detail/RecordSkeleton.tsx';
import { DraftBar } from './form/DraftBar.tsx';
import { FormSections } from './form/FormSections.tsx';
import { QuickFields } from './form/QuickFields.tsx';
import { SaveBar } from './form/SaveBar.tsx';
import { useFormFocus } from './form/useFormFocus.ts';
import { useFormSections } from './form/useFormSections.ts';
import { useIdempotencyKey } from '../dataProvider/useIdempotencyKey.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { presetsIn } from './presets.ts';
import { useOpenParts } from './states/stateFields.ts';
import { useInvalidate } from '../fields/useInvalidate.ts';

/** Keeps typed text in the form, whatever happens to the other record meanwhile. */
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false };

interface AddFormProps {
  readonly entity: AnyEntity;
  /** The record of which a copy is made, or null. */
  readonly copied: WireRecord | null;
}

/**
 * The page on which a record is made, by the fields of its summary, the most usual ones first; it leads to the new record.
 * Where the address asks for a copy it starts with the values of another one.
 */
export function AddPage({ entity }: { entity: AnyEntity }) {
  const id = copiedIn(entity, useLocation().search);
  const { data, error, refetch } = useGetOne<WireRecord>(
    entity.name,
    { id: id ?? '' },
    { enabled: id !== null, ...once },
  );
  if (id === null) return <AddForm entity={entity} copied={null} />;
  if (data) return <AddForm key={id} entity={entity} copied={data} />;
  return error ? <LoadFailed onRetry={() => void refetch()} /> : <SectionsSkeleton />;
}

function AddForm({ entity, copied }: AddFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const afterSave = useAfterSave();
  const place = useLocation();
  const { pathname } = place;
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [create] = useCreate<WireRecord>();
  const parts = useOpenParts(entity, useFormSections(entity, summaryTab), null);
  const [given] = useState(() => presetsIn(entity, parts.fields, place));
  const [typed] = useState(
    () =>
      copied &&
      copiedValues(entity, parts.fields, copied, (one) => translate('app.views.record.copyOf', { name: one })),
  );
  const [start] = useState(() => Object.keys(given));
  const list = ownerPath(pathname) ?? backTarget(pathname) ?? '/';
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const save = (data: Record<string, unknown>) =>
    create(
      entity.name,
      { data, meta: { idempotencyKey: keyOf(data) } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  const onSaved = (made: WireRecord | undefined) => {
    notify('app.views.record.created', { messageArgs: { name: String(made?.[entity.title] ?? name) } });
    void invalidate(entity.name);
    // In place of the form, so that a step back does not lead into an empty one.
    const path = made && recordPath(entity.name, made.id, summaryTab, withinOf(pathname));
    afterSave(() => void navigate(path ?? list, { replace: true }));
  };
  const { form, isChanged, isSaving, draft, failure, submit, onKeyDown } = useRecordForm({
    place: entity.name,
    ...parts,
    rules: entity.rules,
    record: null,
    given,
    ...(typed && { typed }),
    save,
    onSaved,
  });

  const fields = useRef<HTMLDivElement>(null);
  useFormFocus(fields);

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={translate('app.titles.add', { name: name.toLowerCase() })}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={onKeyDown}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}
      >
        <DraftBar offer={draft} />
        <Box ref={fields} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          {entity.quick && !copied ? (
            <QuickFields entity={entity} parts={parts} given={start} />
          ) : (
            <FormSections entity={entity} parts={parts} record={null} />
          )}
        </Box>
        <SaveBar isChanged={isChanged} isSaving={isSaving} failure={failure} onCancel={() => void navigate(list)} />
      </Box>
    </FormProvider>
  );
}
