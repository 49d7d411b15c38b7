import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { AgencyDefaults } from '../../../../../schema/rules/agencyDefaults.ts';
import type { BulkWork } from '../../../../dataProvider/types.ts';
import { useAgencyDefaults } from '../../../../authProvider/useAgencyDefaults.ts';
import { FieldInput } from '../../../../fields/inputs.ts';
import { useSettling } from '../../../../fields/pendingWork.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { isSame } from '../../../../fields/values.ts';
import { FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { DraftBar } from '../../../form/DraftBar.tsx';
import { ruleResolver } from '../../../form/faults.ts';
import { useDraft } from '../../../form/useDraft.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';
import { BulkFrame } from './BulkFrame.tsx';
import { holdsItems } from '../../../../../schema/language/sets.ts';
import { blankValues, changeOf, isBlank, holdsSet, mayBeEmptied, workOf } from './editedValue.ts';
import { SetModeChoice, type SetMode } from './SetModeChoice.tsx';
import { useCounted } from './useCounted.ts';

interface BulkEditProps {
  readonly entity: AnyEntity;
  readonly fields: readonly NamedField[];
  readonly count: number;
  readonly onConfirm: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** The values that nothing has been chosen for yet, of all fields that can be edited. */
function blankOf(fields: readonly NamedField[], agency: AgencyDefaults): Record<string, unknown> {
  return fields.reduce((all, { name, field }) => ({ ...all, ...blankValues(name, field, agency) }), {});
}

/** The words that say what will happen, by what is done. */
const leads = {
  add: () => 'addLead',
  remove: () => 'removeLead',
  replace: (isSet: boolean) => (isSet ? 'editSetLead' : 'editLead'),
};

/** Asks which field many records are given one value of, and which; says what will happen to how many. */
export function BulkEdit({ entity, fields, count, onConfirm, onClose }: BulkEditProps) {
  const translate = useTranslate();
  const counted = useCounted(entity.name);
  const words = useWords(entity.name);
  const zone = useTimeZone();
  const id = useId();
  const [first] = fields;
  const [name, setName] = useState(first?.name);
  const [isEmptied, setEmptied] = useState(false);
  const [setMode, setSetMode] = useState<SetMode>('add');
  const { field } = fields.find((one) => one.name === name) ?? {};
  const agency = useAgencyDefaults();
  const blank = useMemo(() => blankOf(fields, agency), [agency, fields]);
  const resolver = useMemo(
    () =>
      ruleResolver({ fields: name && field ? { [name]: field } : {} }, 'update', blank, zone, ({ key, params }) =>
        translate(`rules.${key}`, params),
      ),
    [blank, field, name, translate, zone],
  );
  const form = useForm({ defaultValues: blank, resolver, mode: 'onBlur' });
  const values = form.watch();
  const { isUnderWay, isWaiting, whenSettled } = useSettling(form.control);
  const typedField = () => fields.find((one) => !isSame(one.name, one.field, blank, form.getValues()));
  const isTyped = typedField() !== undefined;
  const { offer: draft } = useDraft({
    form,
    isChanged: isTyped || isUnderWay,
    place: `${entity.name}.bulk`,
    record: null,
  });
  if (name === undefined || field === undefined) return null;
  const label = words.ofField(name, field);
  const isOfItems = holdsItems(entity, name);
  const mode = isOfItems ? setMode : 'replace';
  const canSend = isEmptied || isUnderWay || !isBlank(name, field, values);

  const send = form.handleSubmit(() => {
    const given = form.getValues();
    // What was waited for may have been for another field: nothing chosen never means to empty this one.
    if (!isBlank(name, field, given)) onConfirm(workOf(mode, changeOf(name, field, given)));
  });
  const submit = () => {
    if (isEmptied) onConfirm({ change: changeOf(name, field, blankValues(name, field)) });
    else if (canSend) whenSettled(() => void send());
  };
  const choose = (next: string) => {
    setName(next);
    setEmptied(false);
    form.clearErrors();
  };
  const restore = () => {
    draft?.restore();
    const restored = typedField();
    if (restored) choose(restored.name);
  };

  return (
    <BulkFrame
      title={counted('editTitle', count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            color="primary"
            disabled={!canSend}
            loading={isWaiting}
          >
            {counted('apply', count)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <DraftBar offer={draft && { ...draft, restore }} />
        <form
          id={`${id}-form`}
          noValidate
          style={{ display: 'grid', gap: 16 }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FieldFrame id={id} label={translate('app.views.bulk.field')}>
            <Select
              autoFocus
              labelId={`${id}-label`}
              id={id}
              size="small"
              fullWidth
              value={name}
              onChange={(event) => choose(event.target.value)}
            >
              {fields.map((one) => (
                <MenuItem key={one.name} value={one.name}>
                  {words.ofField(one.name, one.field)}
                </MenuItem>
              ))}
            </Select>
          </FieldFrame>
          {isOfItems && (
            <SetModeChoice
              mode={mode}
              onChange={(next) => {
                setSetMode(next);
                setEmptied(false);
              }}
            />
          )}
          {!isEmptied && (
            <FieldInput
              key={name}
              resource={entity.name}
              name={name}
              field={field}
              label={label}
              prefix=""
              record={null}
            />
          )}
          {mode === 'replace' && mayBeEmptied(field) && (
            <FormControlLabel
              label={translate('app.views.bulk.empty')}
              control={
                <Checkbox size="small" checked={isEmptied} onChange={(_event, checked) => setEmptied(checked)} />
              }
            />
          )}
        </form>
      </FormProvider>
      <span>{counted(leads[mode](holdsSet(name, field)), count, { field: label })}</span>
    </BulkFrame>
  );
}
