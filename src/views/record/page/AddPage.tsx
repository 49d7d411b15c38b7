import Box from '@mui/material/Box';
import { useCreate, useGetOne, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { leadsInto } from '../../../../schema/language/records/origins.ts';
import { backTarget } from '../../../../schema/routes.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { inSentence } from '../../../../schema/rules/terms/inSentence.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { ownerPath, recordPath, withinOf } from '../../../widgets/link/recordPath.ts';
import { useAfterSave } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { copiedValues } from '../../form/copies.ts';
import { copiedIn } from '../../form/copyAddress.ts';
import { SectionsSkeleton } from '../../skeletons/RecordSkeleton.tsx';
import { DraftBar } from '../../form/DraftBar.tsx';
import { FormSections } from '../../form/FormSections.tsx';
import { QuickFields } from '../../form/QuickFields.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { useFormFocus } from '../../form/useFormFocus.ts';
import { useFormSections } from '../../form/useFormSections.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { ChosenSource } from '../../leads/ChosenSource.tsx';
import { FilledLine } from '../../leads/FilledLine.tsx';
import { fillingOf, sourceIn, useTaken, type Source, type Taken } from '../../leads/source.ts';
import { presetsIn } from '../../list/address/presets.ts';
import { useOpenParts } from '../../states/stateFields.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';

/** Keeps typed text in the form, whatever happens to the other record meanwhile. */
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false };

interface AddFormProps {
  readonly entity: AnyEntity;
  /** The record of which a copy is made, or null. */
  readonly copied: WireRecord | null;
  /** The record that the new one comes from, and what it takes from there; null if that cannot be read. */
  readonly source?: { readonly of: Source; readonly taken: Taken | null };
}

/**
 * The page on which a record is made, by the fields of its summary, the most usual ones first; it leads to the new record.
 * Where the address asks for a copy it starts with the values of another one, and where it names a record that leads here,
 * with what is known from there.
 */
export function AddPage({ entity }: { entity: AnyEntity }) {
  const { search } = useLocation();
  const id = copiedIn(entity, search);
  const source = id === null ? sourceIn(entity, search) : null;
  const taken = useTaken(entity, source, useTimeZone());
  const { data, error, refetch } = useGetOne<WireRecord>(
    entity.name,
    { id: id ?? '' },
    { enabled: id !== null, ...once },
  );
  if (source) {
    if (taken.isPending) return <SectionsSkeleton />;
    return <AddForm key={source.id} entity={entity} copied={null} source={{ of: source, taken: taken.data ?? null }} />;
  }
  if (id === null) return <AddForm entity={entity} copied={null} />;
  if (data) return <AddForm key={id} entity={entity} copied={data} />;
  return error ? <LoadFailed onRetry={() => void refetch()} /> : <SectionsSkeleton />;
}

function AddForm({ entity, copied, source }: AddFormProps) {
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
  const [typed] = useState(() => {
    if (source?.taken) return fillingOf(parts.fields, source.taken.values, (key) => given[key]);
    return (
      copied && copiedValues(entity, parts.fields, copied, (one) => translate('app.views.record.copyOf', { name: one }))
    );
  });
  const [start] = useState(() => Object.keys({ ...given, ...(source && typed) }));
  const [filledFrom, setFilledFrom] = useState(source && (source.taken?.name ?? null));
  const [fulfilled] = useState(() =>
    source?.taken && source.of.lead.by !== undefined ? { [source.of.lead.key]: source.of.id } : {},
  );
  const list = ownerPath(pathname) ?? backTarget(pathname) ?? '/';
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const save = (data: Record<string, unknown>) =>
    create(
      entity.name,
      { data, meta: { idempotencyKey: keyOf({ ...data, ...fulfilled }), fulfils: fulfilled } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  const onSaved = (made: WireRecord | undefined) => {
    notify('app.views.record.created', { messageArgs: { name: String(made?.[entity.title] ?? name) } });
    void invalidate(entity.name);
    if (source && Object.keys(fulfilled).length > 0) void invalidate(source.of.lead.from);
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
        aria-label={translate('app.titles.add', { name: inSentence(name) })}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={onKeyDown}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}
      >
        <DraftBar offer={draft} />
        {filledFrom !== undefined && <FilledLine from={filledFrom} />}
        {leadsInto(entity).map(
          (lead) =>
            lead.field !== undefined &&
            lead.field in parts.fields && (
              <ChosenSource
                key={lead.key}
                entity={entity}
                fields={parts.fields}
                lead={lead}
                known={(given[lead.key] as string | undefined) ?? null}
                onFilled={setFilledFrom}
              />
            ),
        )}
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
