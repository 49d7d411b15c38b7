import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { RefusalDetail } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldWord, stepWord } from '../../i18n/fieldWords.ts';
import { DialogFoot } from '../../widgets/dialog/DialogFoot.tsx';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { FormFailure } from '../../widgets/dialog/FormFailure.tsx';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { DraftBar } from '../form/DraftBar.tsx';
import { FormFields } from '../form/FormSections.tsx';
import { WaysToFields } from '../form/WaysToFields.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import { LeadButton } from '../leads/LeadButton.tsx';
import { useLeadsOf } from '../leads/useLeads.ts';
import { advisedFor, type OfferedStep } from '../rights/offeredSteps.ts';
import { useStepCall } from './useStepCall.ts';

interface StepDialogProps {
  readonly entity: AnyEntity;
  /** The whole record, as it is now. */
  readonly record: WireRecord;
  readonly step: OfferedStep;
  readonly onClose: () => void;
  /** Takes the step with the fields that it asks for, in place of its own route. */
  readonly take?: ((given: Readonly<Record<string, unknown>>) => Promise<void>) | undefined;
}

/** The fields that a step asks for: each has to be filled in. */
function askedFields({ fields }: AnyEntity, { declared }: OfferedStep): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    (declared?.asks ?? []).flatMap((name) => {
      const field = fields[name];
      return field ? [[name, { ...field, required: true }]] : [];
    }),
  );
}

/** Returns the names of the fields that a refusal is about, also of those of a record behind one (`client.city`). */
function fieldsOf({ fields }: AnyEntity, details: readonly RefusalDetail[]): readonly string[] {
  return details.flatMap(({ field: key, params }) => {
    const told = String(params?.['fields'] ?? '');
    const name = Object.keys(fields).find((one) => writeKeysOf(one, fields[one] as Field).includes(key));
    return name !== undefined && told.startsWith(`${name}.`) ? told : (name ?? []);
  });
}

/** Asks before a step is taken, and for what it wants filled in; says what is in its way (AB 7, finalise and convert). */
export function StepDialog({ entity, record, step, onClose, take: takeOtherwise }: StepDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const callStep = useStepCall();
  const leadsOf = useLeadsOf(entity);
  const taken = useRef<WireRecord | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const fields = useMemo(() => askedFields(entity, step), [entity, step]);
  const name = String(record[entity.title] ?? '');
  const empty = advisedFor(entity, step.declared, record).map((one) => translate(fieldWord(entity.name, one)));
  const { converts } = entity;

  const take = async (given: Record<string, unknown>) => {
    setBusy(true);
    try {
      if (takeOtherwise) return await takeOtherwise(given);
      const hasId = step.path.includes('{id}');
      const body = { ...given, version: record.version, ...(!hasId && { id: record.id }) };
      taken.current = { ...record, ...(await callStep({ step, id: record.id, body })) };
    } catch (error) {
      setLacking(fieldsOf(entity, refusalOf(error)?.details ?? []).filter((one) => !(one in fields)));
      throw error;
    } finally {
      setBusy(false);
    }
  };
  const onTaken = () => {
    if (!takeOtherwise) {
      const leads = taken.current ? leadsOf(taken.current, true) : [];
      notify(stepWord(entity.name, step.name, 'done'), {
        messageArgs: { name },
        ...(leads.length > 0 && { action: <LeadButton leads={leads} id={record.id} /> }),
      });
    }
    onClose();
    if (step.isConversion && converts) {
      void navigate(recordPath(converts.to, record.id) ?? '/', { replace: true });
      void invalidate(converts.to);
      void invalidate(entity.name, record.id);
    } else void invalidate(entity.name);
  };
  const place = `${entity.name}.${step.name}`;
  const { form, draft, failure, submit } = useRecordForm({
    place,
    fields,
    record,
    isWhole: true,
    save: take,
    onSaved: onTaken,
  });
  const [only, ...others] = Object.keys(fields);
  const isForm = only !== undefined;
  return (
    <FormProvider {...form}>
      <DialogFrame
        title={translate(stepWord(entity.name, step.name, 'title'), { name })}
        onClose={() => !isBusy && onClose()}
        {...(isForm && { onSubmit: submit })}
        actions={
          <DialogFoot
            label={translate(stepWord(entity.name, step.name, 'do'))}
            isBusy={isBusy}
            onClose={onClose}
            {...(!isForm && { onTake: submit })}
          />
        }
      >
        <DraftBar offer={draft} />
        <FormFailure said={failure} />
        {failure !== undefined && <WaysToFields entity={entity} record={record} names={lacking} />}
        <span>{translate(stepWord(entity.name, step.name, 'lead'))}</span>
        {empty.length > 0 && <span>{translate('app.views.record.without', { fields: empty.join(', ') })}</span>}
        {isForm && (
          <FormFields
            entity={entity}
            fields={fields}
            record={record}
            {...(isForm && others.length === 0 && { wide: only })}
          />
        )}
      </DialogFrame>
    </FormProvider>
  );
}
