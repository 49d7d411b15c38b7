import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../schema/fields/field.ts';
import { todayIn } from '../../../schema/rules/dates.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { valuesOf, type Values } from '../../fields/values.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { bodyOf, firstFault, ruleResolver } from './faults.ts';

type Fields = Readonly<Record<string, Field>>;

export interface RecordForm {
  readonly form: UseFormReturn;
  /** The record as it was when the form opened, or as merged since; null for a new one. */
  readonly base: WireRecord | null;
  /** Whether there is anything to save. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Checks and saves; a second call while one is under way does nothing. */
  readonly submit: () => void;
  /** What would be sent now. */
  readonly body: () => Record<string, unknown>;
  /** Goes on from another state of the record, with these values. */
  readonly rebase: (record: WireRecord, values: Values) => void;
  /** Ctrl or Cmd with Enter saves. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The form of a record: the server's own rules on leaving a field and on saving, only changes are sent, the first fault
 * is focused. `save` sends a body; what it throws with faults of fields is shown under them, anything else is thrown on
 * to `onFailure`. A record that changes behind the form does not touch what is typed.
 */
export function useRecordForm(
  fields: Fields,
  record: WireRecord | null,
  save: (body: Record<string, unknown>, base: WireRecord | null) => Promise<void>,
  onFailure: (error: unknown) => void,
): RecordForm {
  const translate = useTranslate();
  const zone = useTimeZone();
  const mode = record === null ? 'create' : 'update';
  const [base, setBase] = useState(record);
  const before = useRef(valuesOf(fields, record));
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  const resolver = useMemo(
    () =>
      ruleResolver(
        fields,
        mode,
        () => before.current,
        () => todayIn(zone, Date.now()),
        ({ key, params }) => translate(`rules.${key}`, params),
      ),
    [fields, mode, translate, zone],
  );
  const form = useForm({ defaultValues: before.current, resolver, mode: 'onTouched', shouldFocusError: false });
  const body = useCallback(() => bodyOf(fields, mode, before.current, form.getValues()), [fields, form, mode]);

  useEffect(() => {
    const untouched = JSON.stringify(bodyOf(fields, mode, before.current, before.current));
    const look = () => setChanged(JSON.stringify(body()) !== untouched);
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [base, body, fields, form, mode]);

  const focusFirst = (errors: FieldErrors) => {
    const path = firstFault(fields, errors);
    if (path !== null) form.setFocus(path);
  };

  const send = async () => {
    isBusy.current = true;
    setSaving(true);
    try {
      await save(body(), base);
    } catch (error) {
      const faults = refusalOf(error)?.details.filter(({ field }) => firstPart(field) in form.getValues()) ?? [];
      for (const fault of faults) form.setError(fault.field, { type: 'server', message: wordsOf(fault, translate) });
      if (faults.length === 0) onFailure(error);
      else focusFirst(form.formState.errors);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const submit = () => {
    if (isBusy.current) return;
    void form.handleSubmit(send, focusFirst)();
  };

  return {
    form,
    base,
    isChanged,
    isSaving,
    submit,
    body,
    rebase: (next, values) => {
      before.current = valuesOf(fields, next);
      setBase(next);
      form.reset({ ...before.current, ...values }, { keepDefaultValues: true });
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit();
    },
  };
}

const firstPart = (path: string) => path.split('.')[0] ?? path;
