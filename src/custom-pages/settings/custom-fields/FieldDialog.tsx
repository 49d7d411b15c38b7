import Box from '@mui/material/Box';
import { useCreate, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { customField } from '../../../../schema/areas/settings/entities/customField.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { registry } from '../../../../schema/index.ts';
import { customOwners } from '../../../../schema/rules/customFields.ts';
import { summaryTab, tabOfSection } from '../../../../schema/language/tabs.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { DraftBar } from '../../../views/form/DraftBar.tsx';
import { FormFields } from '../../../views/form/FormSections.tsx';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useMergingForm } from '../../../views/form/useMergingForm.tsx';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { hasChoices, type OwnerType, type SettingsField } from './fields.ts';

const entity = customField as unknown as AnyEntity;
const { label, dataType, helpText, isRequired, options } = customField.fields;
const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

interface FieldDialogProps {
  readonly ownerType: OwnerType;
  /** Null for a new one. */
  readonly field: SettingsField | null;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Returns the parts of an entity's page that a field can be in, with their labels. */
function usePart(ownerType: OwnerType) {
  const translate = useTranslate();
  return useMemo(() => {
    const owner = Object.entries(customOwners).find(([, of]) => of === ownerType)?.[0] ?? '';
    const of = registry.get(owner);
    const parts = Object.keys(of.form).filter((part) => tabOfSection(of, part) === summaryTab);
    const words = Object.fromEntries(parts.map((part) => [part, translate(`resources.${owner}.sections.${part}`)]));
    return { ...declare.choice(parts, { words }), help: translate('app.customFields.partHelp') };
  }, [ownerType, translate]);
}

/** Choices of a field whose type has some. A blank one is removed for any other type. */
function Choices({ form }: { form: UseFormReturn }) {
  const kind: unknown = useWatch({ control: form.control, name: 'dataType' });
  const isShown = hasChoices(kind);
  useEffect(() => {
    if (isShown) return;
    const known = form.getValues('options') as readonly { readonly value: string | null }[];
    const filled = known.filter(({ value }) => value?.trim());
    if (filled.length < known.length) form.setValue('options', filled);
  }, [form, isShown]);
  return isShown && <ChoicesInput />;
}

/** A new field of the agency, or another look at one: name, kind, explanation, whether it must be there, part and choices. */
export function FieldDialog({ ownerType, field, onDone, onClose }: FieldDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const keyOf = useIdempotencyKey();
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  const section = usePart(ownerType);
  const asked = useMemo(() => ({ label, dataType, helpText, section, isRequired }), [section]);
  const fields = useMemo(() => ({ ...asked, options }), [asked]);
  const save = (body: Record<string, unknown>, base: WireRecord | null) => {
    if (field === null) {
      const data = { ...body, ownerType };
      return create(entity.name, { data, meta: { idempotencyKey: keyOf(data) } }, pessimistic);
    }
    const data = { ...body, version: base?.version };
    return update(entity.name, { id: field.id, data, previousData: { id: field.id } }, pessimistic);
  };
  const { form, isChanged, isSaving, draft, failure, lost, submit, onKeyDown, conflict } = useMergingForm({
    resource: entity.name,
    fields,
    record: field,
    save,
    onSaved: () => {
      const name = String(form.getValues('label') ?? '');
      notify(field === null ? 'app.customFields.added' : 'app.customFields.saved', { messageArgs: { name } });
      void onDone();
      onClose();
    },
  });
  const title =
    field === null ? translate('app.customFields.addTitle') : translate('app.titles.edit', { name: field.label });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        submitLabel={translate(field === null ? 'app.customFields.add' : 'app.actions.save')}
        failure={failure}
        isBusy={isSaving}
        onSubmit={() => (field !== null && !isChanged ? onClose() : submit())}
        onClose={onClose}
      >
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
          <DraftBar offer={draft} />
          {lost}
          <FormFields entity={entity} fields={asked} record={field} />
          <Choices form={form} />
        </Box>
      </FormDialog>
      {conflict}
    </FormProvider>
  );
}
