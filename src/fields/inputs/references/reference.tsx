import { useWatch } from 'react-hook-form';
import { singular } from '../../../../schema/fields/field.ts';
import { FieldFrame, controlAttributes } from '../../../widgets/field-frame/FieldFrame.tsx';
import type { ReachedFrom } from '../../../dataProvider/types.ts';
import type { WireRecord } from '../../kind.ts';
import { useReferenceLabels } from '../../useReferenceLabels.ts';
import { useKey, type InputProps } from '../control.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import type { Maker } from './useMaking.ts';

export interface ReferenceInputProps extends Omit<InputProps<'ref'>, 'field'> {
  readonly field: {
    readonly required?: boolean;
    readonly same?: readonly string[];
    readonly among?: { readonly of: string };
    /** Of a status: whose states say which it may be. */
    readonly reachedFrom?: ReachedFrom;
  };
  /** True if any number of records can be chosen; one by default. */
  readonly isMany?: boolean;
  readonly hasFaces?: boolean;
  /** Name of the record that counts while none is chosen. */
  readonly placeholder?: string;
  readonly makers?: readonly Maker[];
  /** The kinds of records that can be browsed, where there are several. */
  readonly kinds?: readonly string[];
}

/** The values that a record has in common with those that it may point to: as the form has them, or the record. */
function useSame(names: readonly string[] = [], record: WireRecord | null): Readonly<Record<string, unknown>> {
  const values: readonly unknown[] = useWatch({ name: names as string[] });
  const known = names.map((name, index) => [name, values[index] ?? record?.[name]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null));
}

/** The records chosen in the field among whose records this one is: as the form has them, or the record. */
function useAmong(of: string | undefined, record: WireRecord | null): readonly string[] {
  const keys = of === undefined ? [] : [`${singular(of)}Ids`, `${of}Id`];
  const values: readonly unknown[] = useWatch({ name: keys });
  return keys
    .flatMap((key, index) => [values[index] ?? record?.[key]].flat())
    .filter((id): id is string => typeof id === 'string');
}

/** One record or several, found on the server. */
export function ReferenceInput(props: ReferenceInputProps) {
  const {
    resource,
    name,
    field,
    label,
    prefix,
    record,
    isMany = false,
    hasFaces = true,
    makers = [],
    kinds,
    placeholder,
    words: asked = name,
  } = props;
  const key = `${prefix}${isMany ? `${singular(name)}Ids` : `${name}Id`}`;
  const { id, value, change, hold, leave, ref, error, isSaving } = useKey<string | readonly string[] | null>(key);
  const same = useSame(field.same, record);
  const amongIds = useAmong(field.among?.of, record);
  const { references, remember } = useReferenceLabels(resource, name, record, [value || []].flat(), asked);
  const about = { id, label, isRequired: field.required, error };
  return (
    <FieldFrame {...about}>
      <ReferencePicker
        id={id}
        resource={resource}
        field={asked}
        isMany={isMany}
        hasFaces={hasFaces}
        same={amongIds.length > 0 ? { ...same, amongIds } : same}
        reachedFrom={field.reachedFrom}
        isReadOnly={isSaving}
        value={references}
        onChange={(chosen) => {
          remember(chosen);
          const ids = chosen.map((reference) => reference.id);
          change(isMany ? ids : (ids[0] ?? null));
        }}
        hold={hold}
        onBlur={leave}
        inputRef={ref}
        hasError={Boolean(error)}
        attributes={{ ...controlAttributes(about), ...(placeholder !== undefined && { placeholder }) }}
        makers={makers}
        {...(kinds && kinds.length > 1 && { browse: { label, kinds } })}
      />
    </FieldFrame>
  );
}
