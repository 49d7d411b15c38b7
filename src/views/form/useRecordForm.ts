import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { valuesOf, writeKeysOf, type Values } from '../../fields/values.ts';
import { useSettling } from '../../fields/pendingWork.ts';
import { valueAt } from '../../fields/wireKeys.ts';
import { useUnsavedChanges } from '../../widgets/unsaved/useUnsavedChanges.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { saidOf } from '../../widgets/notice/saidOf.ts';
import { bodyOf, firstFault, ruleResolver } from './faults.ts';
import { GivenUpError } from './GivenUpError.ts';
import { useDraft, type DraftOffer } from './useDraft.ts';

/** Fields, record and callbacks of a form. */
export interface RecordFormParts {
  /** Name under which typed text is kept on the device, besides record and page; no two forms of a page share it. */
  readonly place: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Rules about several of them together. */
  readonly rules?: AnyEntity['rules'] | undefined;
  /** Fields among them that are no longer in use: values typed there are reported, and never sent. */
  readonly gone?: readonly string[];
  /** Null for a new record. */
  readonly record: WireRecord | null;
  /** Initial values of a new record besides its defaults. */
  readonly given?: Values;
  /** Values in the form of a new record that count as typed. */
  readonly typed?: Values;
  /** Shows errors while typing, not only on leaving a field. */
  readonly isJudgedOnInput?: boolean | undefined;
  /** Judges fields that are left as they are as well: an empty required one is an error. */
  readonly isWhole?: boolean | undefined;
  /** Sends a body; `base` is the record that it starts from. */
  readonly save: (body: Record<string, unknown>, base: WireRecord | null) => Promise<WireRecord | void>;
  /** Comes after saving, when nothing keeps anybody on the page any more. */
  readonly onSaved: (saved: WireRecord | undefined) => void;
  /**
   * Receives errors of `save`, except a `GivenUpError` and those of fields, which are shown below them. `say` makes the error the form's
   * `failure`, which is the default.
   */
  readonly onFailure?: (error: unknown, say: (error: unknown) => void) => void;
}

/** State and actions of a record's form. */
export interface RecordForm {
  readonly form: UseFormReturn;
  /** The record as it was when the form opened, or as merged since; null for a new one. */
  readonly base: WireRecord | null;
  /** True if there is anything to save. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Text that was typed before a session ended, to be offered by a `DraftBar`; null for none. */
  readonly draft: DraftOffer | null;
  /** Drops what is kept of the form on this device, before it starts again in place. */
  readonly dropDraft: () => void;
  /** Form-level error of the last submit (AB 8); cleared by the next one. */
  readonly failure: string | undefined;
  /** Checks and saves, once nothing is under way in its inputs; a second call while one is under way does nothing. */
  readonly submit: () => void;
  /** Goes on from another state of the record, with these values, and saves them. */
  readonly resume: (record: WireRecord, values: Values) => void;
  /** Ctrl or Cmd with Enter saves. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const none: readonly string[] = [];

const firstPart = (path: string) => path.split('.')[0] ?? path;

/**
 * The form of a record: the server's own rules on leaving a field and on saving, only changes are sent, the first fault
 * is focused, leaving with unsaved changes is asked about. A record that changes behind the form does not touch what is
 * typed.
 */
export function useRecordForm({
  place,
  fields,
  rules,
  gone = none,
  record,
  given,
  typed,
  isJudgedOnInput,
  isWhole,
  save,
  onSaved,
  onFailure = (error, say) => say(error),
}: RecordFormParts): RecordForm {
  const translate = useTranslate();
  const zone = useTimeZone();
  const mode = record === null ? 'create' : 'update';
  const [origin, setOrigin] = useState(record);
  const agency = useAgencyDefaults();
  const before = useMemo(
    () => (origin === null ? { ...valuesOf(fields, null, agency), ...given } : valuesOf(fields, origin)),
    [agency, fields, given, origin],
  );
  const [isChanged, setChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const resolver = useMemo(
    () =>
      ruleResolver({ fields, rules, gone, isWhole }, mode, before, zone, ({ key, params }) =>
        translate(`rules.${key}`, params),
      ),
    [before, fields, gone, isWhole, mode, rules, translate, zone],
  );
  const form = useForm({
    defaultValues: typed ? { ...before, ...typed } : before,
    resolver,
    mode: isJudgedOnInput ? 'onChange' : 'onBlur',
    shouldFocusError: false,
  });
  const { isUnderWay, isWaiting, whenSettled } = useSettling(form.control);
  const unsaved = useUnsavedChanges(isChanged || isUnderWay, isSaving);
  const body = useCallback(() => bodyOf(fields, mode, before, form.getValues()), [before, fields, form, mode]);

  useEffect(() => {
    // A field that is known only now starts as the record has it; what is typed in others stays.
    const keys = Object.entries(fields).flatMap(([name, field]) => writeKeysOf(name, field));
    for (const key of keys) if (form.getValues(key) === undefined) form.setValue(key, valueAt(before, key));
  }, [before, fields, form]);

  useEffect(() => {
    const untouched = JSON.stringify(bodyOf(fields, mode, before, before));
    const look = () => setChanged(JSON.stringify(body()) !== untouched);
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [before, body, fields, form, mode]);

  const draft = useDraft({ form, isChanged: isChanged || isUnderWay, place, record });

  const focusFirst = (errors: FieldErrors) => {
    const path = firstFault(fields, errors);
    if (path !== null) form.setFocus(path);
  };

  const send = async (sent: Record<string, unknown>, base: WireRecord | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await save(sent, base);
      unsaved.release();
      draft.drop();
      onSaved(saved ?? undefined);
    } catch (error) {
      // Only what failed can be sent again: what is saved leads away from the form.
      isBusy.current = false;
      setSaving(false);
      if (error instanceof GivenUpError) return;
      const faults = refusalOf(error)?.details.filter(({ field }) => firstPart(field) in form.getValues()) ?? [];
      for (const fault of faults) form.setError(fault.field, { type: 'server', message: wordsOf(fault, translate) });
      if (faults.length > 0) focusFirst(form.formState.errors);
      else onFailure(error, (said) => setFailure(saidOf(said, translate)));
    }
  };
  const sentOf = (from: Values, values: Values) => {
    const inUse = Object.entries(fields).filter(([name]) => !gone.includes(name));
    return bodyOf(Object.fromEntries(inUse), mode, from, values);
  };
  const submit = () =>
    whenSettled(() => void form.handleSubmit(() => send(sentOf(before, form.getValues()), origin), focusFirst)());

  return {
    form,
    base: origin,
    isChanged: isChanged || isUnderWay,
    isSaving: isSaving || isWaiting,
    draft: draft.offer,
    dropDraft: draft.drop,
    failure,
    submit,
    resume: (next, values) => {
      const theirs = valuesOf(fields, next);
      setOrigin(next);
      form.reset({ ...theirs, ...values }, { keepDefaultValues: true });
      void send(sentOf(theirs, values), next);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit();
    },
  };
}
