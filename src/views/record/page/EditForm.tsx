import Box from '@mui/material/Box';
import { useTranslate, useUpdate } from 'ra-core';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { DraftBar } from '../../form/DraftBar.tsx';
import { FormSections } from '../../form/FormSections.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { useFormFocus } from '../../form/useFormFocus.ts';
import { useFormSections } from '../../form/useFormSections.ts';
import { useMergingForm } from '../../form/useMergingForm.tsx';
import { namedNotice } from '../../writing/namedNotice.ts';
import { useSavedNotice } from '../../writing/useSavedNotice.tsx';
import { useLeaveForm } from '../../trail/useLeaveForm.ts';
import { useOpenParts } from '../../states/stateFields.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useAfterSave } from '../../../widgets/unsaved/useUnsavedChanges.ts';

interface EditFormProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The tab whose fields are edited. */
  readonly tab: string;
}

/** The form of a record, in place of what a tab shows: sends only what changed, with the version that was seen. */
export function EditForm({ entity, record, tab }: EditFormProps) {
  const translate = useTranslate();
  const notifySaved = useSavedNotice(entity);
  const invalidate = useInvalidate();
  const [update] = useUpdate<WireRecord>();
  const parts = useOpenParts(entity, useFormSections(entity, tab, 'editSections'), record);
  const leave = useLeaveForm(entity.name, record.id, tab);
  const afterSave = useAfterSave();

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
      const name = String(saved[entity.title] ?? record[entity.title] ?? '');
      notifySaved(namedNotice('saved', name), { name }, { ...saved, former: record.version });
      void invalidate(entity.name);
    }
    afterSave(leave);
  };
  const recordForm = useMergingForm({ resource: entity.name, rules: entity.rules, ...parts, record, save, onSaved });
  const fields = useRef<HTMLDivElement>(null);
  useFormFocus(fields);

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
        <DraftBar offer={recordForm.draft} />
        <Box ref={fields} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <FormSections entity={entity} parts={parts} record={recordForm.base} />
        </Box>
        {recordForm.lost && (
          <Box sx={{ flex: 'none', px: { xs: 2, md: 2.5 }, pb: 1.25, '&:empty': { display: 'none' } }}>
            {recordForm.lost}
          </Box>
        )}
        <SaveBar
          isChanged={recordForm.isChanged}
          isSaving={recordForm.isSaving}
          failure={recordForm.failure}
          onCancel={leave}
        />
      </Box>
      {recordForm.conflict}
    </FormProvider>
  );
}
