import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { FormSections } from '../../../views/form/FormSections.tsx';
import { SaveBar } from '../../../views/form/SaveBar.tsx';
import { useFormSections } from '../../../views/form/useFormSections.ts';
import { useMergingForm } from '../../../views/form/useMergingForm.tsx';

interface FinanceFormProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Starts the form anew, from what is kept. */
  readonly onRestart: () => void;
}

/** Form of a talent's finance settings: sends only what changed. */
export function FinanceForm({ entity, record, onRestart }: FinanceFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const invalidate = useInvalidate();
  const parts = useFormSections(entity, summaryTab, 'editSections');
  const save = async (change: Record<string, unknown>, base: WireRecord | null) => {
    const body = { ...change, version: Number(base?.['version']) };
    await client.ask('PUT /client/v1/talents/{id}/config', { params: { id: record.id }, body });
    // The form starts anew from the record as it is now.
    await invalidate(entity.name);
  };
  const onSaved = () => {
    notify('app.settings.saved', { type: 'success' });
    onRestart();
  };
  const form = useMergingForm({
    resource: entity.name,
    place: `${entity.name}.finance`,
    ...parts,
    record,
    save,
    onSaved,
  });
  const cancel = () => {
    form.dropDraft();
    onRestart();
  };
  return (
    <FormProvider {...form.form}>
      <Box
        component="form"
        noValidate
        aria-label={translate('screens.talent.financeSettings')}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        onKeyDown={form.onKeyDown}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DraftBar offer={form.draft} />
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <FormSections entity={entity} parts={parts} record={form.base} />
        </Box>
        {form.lost}
        <SaveBar
          isChanged={form.isChanged}
          isSaving={form.isSaving}
          failure={form.failure}
          onCancel={form.isChanged ? cancel : null}
        />
      </Box>
      {form.conflict}
    </FormProvider>
  );
}
