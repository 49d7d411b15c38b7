import { singular } from '../../../schema/fields/field.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { useKnown } from '../useKnown.ts';
import { useKey, type InputProps } from './control.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import type { Maker } from './useMaking.ts';

export interface ReferenceInputProps extends Omit<InputProps<'ref'>, 'field'> {
  readonly field: { readonly required?: boolean };
  /** Whether any number of records is chosen; one unless said. */
  readonly isMany?: boolean;
  readonly hasFaces?: boolean;
  readonly makers?: readonly Maker[];
  /** The kinds of records that can be browsed, where there are several. */
  readonly kinds?: readonly string[];
}

/** One record or several, found on the server. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { resource, name, field, label, prefix, record, isMany = false, hasFaces = true, makers = [], kinds } = props;
  const key = `${prefix}${isMany ? `${singular(name)}Ids` : `${name}Id`}`;
  const { id, value, change, hold, leave, ref, error, isSaving } = useKey<string | readonly string[] | null>(key);
  const { references, remember } = useKnown(resource, name, record, [value || []].flat());
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <ReferencePicker
        id={id}
        resource={resource}
        field={name}
        isMany={isMany}
        hasFaces={hasFaces}
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
        attributes={controlAttributes(about)}
        makers={makers}
        {...(kinds && kinds.length > 1 && { browse: { label, kinds } })}
      />
    </Labelled>
  );
}
