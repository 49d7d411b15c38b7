import { lazy, Suspense, useState, type ReactNode } from 'react';
import { registry } from '../../../schema/index.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { conflictFields, currentOf } from './conflict.ts';
import { FormLost, isLost } from './FormLost.tsx';
import { useRecordForm, type RecordForm, type RecordFormParts } from './useRecordForm.ts';

const ConflictDialog = lazy(() =>
  import('./ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

interface MergingFormParts extends Omit<RecordFormParts, 'onFailure' | 'place'> {
  readonly resource: string;
  /** By default the resource. */
  readonly place?: string;
}

/** Form that merges concurrent changes. */
export interface MergingForm extends RecordForm {
  /** The question what to keep, while it is asked. It belongs beside the form, not in it. */
  readonly conflict: ReactNode;
  /** Shown instead of `failure` if the record no longer exists. */
  readonly lost: ReactNode;
}

/**
 * Returns the form of a record that others may change meanwhile: after a conflict it asks which values to keep, unless
 * no field of the form is affected. If the record was merged or converted, the form links to the new record and keeps
 * the typed values.
 */
export function useMergingForm({ resource, place = resource, ...parts }: MergingFormParts): MergingForm {
  const { fields, record } = parts;
  const [current, setCurrent] = useState<WireRecord | null>(null);
  const [isGone, setGone] = useState(false);
  const recordForm = useRecordForm({
    ...parts,
    place,
    onFailure: (error, say) => {
      const now = currentOf(error);
      const mine = recordForm.form.getValues();
      const before = recordForm.base ?? record;
      if (record && isLost(error)) setGone(true);
      else if (!now || !before) say(error);
      else if (conflictFields(fields, before, mine, now).length > 0) setCurrent(now);
      else recordForm.resume(now, mine);
    },
  });
  const base = recordForm.base ?? record;
  return {
    ...recordForm,
    lost: record && isGone && <FormLost entity={registry.get(resource)} id={record.id} />,
    conflict: current && base && (
      <Suspense fallback={null}>
        <ConflictDialog
          resource={resource}
          fields={fields}
          base={base}
          mine={recordForm.form.getValues()}
          current={current}
          onClose={() => setCurrent(null)}
          onMerge={(values) => {
            setCurrent(null);
            recordForm.resume(current, values);
          }}
        />
      </Suspense>
    ),
  };
}
