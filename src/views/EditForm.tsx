import Box from '@mui/material/Box';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../schema/entity.ts';
import type { WireRecord } from '../fields/kind.ts';
import { recordPath } from '../widgets/link/recordPath.ts';
import { conflictFields, currentOf } from './form/conflict.ts';
import { ConflictDialog } from './form/ConflictDialog.tsx';
import { FormSections } from './form/FormSections.tsx';
import { SaveBar } from './form/SaveBar.tsx';
import { useRecordForm } from './form/useRecordForm.ts';
import { useFailureNotice } from '../widgets/notice/useFailureNotice.ts';
import { useForget } from './useForget.ts';
import { fieldsIn, sectionsOn, useViewFields } from './viewFields.ts';

interface EditFormProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The tab whose fields are edited. */
  readonly tab: string;
}

/** The form of a record, in place of what a tab shows: sends only what changed, with the version that was seen (design 5). */
export function EditForm({ entity, record, tab }: EditFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const complain = useFailureNotice();
  const forget = useForget();
  const [update] = useUpdate<WireRecord>();
  const [current, setCurrent] = useState<WireRecord | null>(null);
  const { formSections } = useViewFields(entity);
  const fields = useMemo(() => fieldsIn(sectionsOn(formSections, tab)), [formSections, tab]);
  const shown = recordPath(entity.name, record.id, tab) ?? '/';

  const save = async (body: Record<string, unknown>, base: WireRecord | null) => {
    if (Object.keys(body).length === 0) return undefined;
    // Without the other values of the record: all that is given here is sent, also what only explains a change.
    const previousData = { id: record.id, version: base?.version };
    return update(
      entity.name,
      { id: record.id, data: { ...body, version: base?.version }, previousData },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  };
  const onSaved = (saved: WireRecord | undefined) => {
    if (saved) {
      notify('app.views.record.saved');
      void forget(entity.name);
    }
    void navigate(shown);
  };
  const onFailure = (error: unknown) => {
    const now = currentOf(error);
    const mine = recordForm.form.getValues();
    if (!now) complain(error);
    else if (conflictFields(fields, recordForm.base ?? record, mine, now).length > 0) setCurrent(now);
    // What has changed is nothing that stands in the form.
    else recordForm.resume(now, mine);
  };
  const recordForm = useRecordForm({ fields, record, save, onSaved, onFailure });

  return (
    <FormProvider {...recordForm.form}>
      <Box
        component="form"
        noValidate
        aria-label={translate('app.titles.edit', { name: String(record[entity.title] ?? '') })}
        onSubmit={(event) => {
          event.preventDefault();
          recordForm.submit();
        }}
        onKeyDown={recordForm.onKeyDown}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <FormSections entity={entity} tab={tab} record={recordForm.base} />
        </Box>
        <SaveBar
          isChanged={recordForm.isChanged}
          isSaving={recordForm.isSaving}
          onCancel={() => void navigate(shown)}
        />
      </Box>
      {current && (
        <ConflictDialog
          resource={entity.name}
          fields={fields}
          base={recordForm.base ?? record}
          mine={recordForm.form.getValues()}
          current={current}
          onClose={() => setCurrent(null)}
          onMerge={(values) => {
            setCurrent(null);
            recordForm.resume(current, values);
          }}
        />
      )}
    </FormProvider>
  );
}
