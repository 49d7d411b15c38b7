import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Field } from '../../../../../schema/fields/field.ts';
import { neededFor, type NamedStep } from '../../../../../schema/language/states.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { BulkWork } from '../../../../dataProvider/types.ts';
import { fieldWord, stepWord } from '../../../../i18n/fieldWords.ts';
import { DraftBar } from '../../../form/DraftBar.tsx';
import { FormFields } from '../../../form/FormSections.tsx';
import { useRecordForm } from '../../../form/useRecordForm.ts';
import { BulkFrame } from './BulkFrame.tsx';
import { changeOf, isBlank } from './editedValue.ts';
import type { PickedRecord } from './picked.ts';
import { useCounted } from './useCounted.ts';
import { startsWithin } from './useBulkRights.ts';

interface BulkStepProps {
  readonly entity: AnyEntity;
  readonly step: NamedStep;
  readonly records: readonly PickedRecord[];
  readonly onConfirm: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** The fields that a step asks for: empty, since each record may have its own value already. */
function askedFields({ fields }: AnyEntity, { asks = [] }: NamedStep): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    asks.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, { ...field, required: false, default: undefined } as Field]] : [];
    }),
  );
}

/**
 * Asks before a step is taken of many records, and for what it wants filled in: a value is given to each, an empty field
 * leaves each with its own. Says how many stand where the step does not start.
 */
export function BulkStep({ entity, step, records, onConfirm, onClose }: BulkStepProps) {
  const translate = useTranslate();
  const counted = useCounted(entity.name);
  const id = useId();
  const fields = useMemo(() => askedFields(entity, step), [entity, step]);
  const names = Object.keys(fields);
  const word = translate(stepWord(entity.name, step.name, 'do'));
  const left = records.filter((record) => !startsWithin(step, record)).length;
  const isFilledIn = neededFor(step).length > 0;
  const lacking = isFilledIn ? records.filter((one) => startsWithin(step, one) && one.lacks !== undefined) : [];
  const lacks = [...new Set(lacking.flatMap((one) => one.lacks ?? []))];
  const { form, draft, submit } = useRecordForm({
    place: `${entity.name}.${step.name}.bulk`,
    fields,
    record: null,
    save: async () => {
      const values = form.getValues();
      const given = Object.entries(fields).filter(([name, field]) => !isBlank(name, field, values));
      onConfirm({
        step: step.name,
        given: Object.assign({}, ...given.map(([name, field]) => changeOf(name, field, values))),
      });
    },
    onSaved: () => {},
  });
  const [only, ...others] = names;
  return (
    <FormProvider {...form}>
      <BulkFrame
        title={counted('stepTitle', records.length, { step: word })}
        onClose={onClose}
        actions={
          <>
            {/* Not the other one: a key that is held down after it opened this would press it too. */}
            <Button autoFocus={only === undefined} onClick={onClose}>
              {translate('app.actions.cancel')}
            </Button>
            <Button type="submit" form={`${id}-form`} variant="contained" color="primary">
              {word}
            </Button>
          </>
        }
      >
        <DraftBar offer={draft} />
        <form
          id={`${id}-form`}
          noValidate
          style={{ display: 'grid', gap: 16 }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {only !== undefined && (
            <FormFields entity={entity} fields={fields} record={null} {...(others.length === 0 && { wide: only })} />
          )}
          <span>
            {translate(only === undefined ? 'app.views.bulk.stepLead' : 'app.views.bulk.stepFieldsLead')}
            {left > 0 && ` ${translate('app.views.bulk.stepLeft', { smart_count: left, count: formatCount(left) })}`}
          </span>
          {lacks.length > 0 && (
            <span>
              {translate('app.views.bulk.stepWithout', {
                smart_count: lacking.length,
                count: formatCount(lacking.length),
                fields: lacks.map((name) => translate(fieldWord(entity.name, name))).join(', '),
              })}
            </span>
          )}
        </form>
      </BulkFrame>
    </FormProvider>
  );
}
