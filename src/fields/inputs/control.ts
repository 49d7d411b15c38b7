import { useCallback, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldKind } from '../../../schema/fields/field.ts';
import type { FieldProps, WireRecord } from '../kind.ts';
import { draftInForm, holdForm } from '../pendingWork.ts';

/** Props of an input: the field, its label, and the path of its keys in the form. */
export interface InputProps<K extends FieldKind = FieldKind> extends FieldProps<K> {
  readonly label: string;
  /** Prefix of the field's keys: empty for the record's own, `addresses.0.` for those of a row. */
  readonly prefix: string;
  /** The name under which the catalog has its words and the server its options, where that is not its own: `addresses.type`. */
  readonly words?: string;
  /** The record that is edited, which holds the labels of its references; null for a new one. */
  readonly record: WireRecord | null;
}

/** One key of a form: its value, how it changes, and what is wrong with it. Faults come in words. */
export function useKey<Value>(key: string) {
  const id = useId();
  const { control, trigger } = useFormContext();
  const { field, fieldState, formState } = useController({ name: key });
  return {
    id,
    value: field.value as Value,
    change: (value: Value) => {
      field.onChange(value);
      // An error disappears as soon as it is corrected; a new one is shown only on leaving the field.
      if (fieldState.error) void trigger(key);
    },
    /** Makes the form wait for pending work on this value; it resolves to true on success. */
    hold: (work: Promise<boolean>) => holdForm(control, work),
    /** Registers typed text of this value that is not yet part of the form. */
    draft: useCallback((finish: () => Promise<boolean>) => draftInForm(control, finish), [control]),
    leave: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
    /** Typing is disabled while the form is being saved, since it would not reach the record. */
    isSaving: formState.isSubmitting,
  };
}
