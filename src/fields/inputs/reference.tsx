import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { useKey, type InputProps } from './control.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { useKnown } from './useKnown.ts';
import type { Maker } from './useMaking.ts';

export interface ReferenceInputProps extends Omit<InputProps<'ref'>, 'field'> {
  readonly field: { readonly required?: boolean };
  readonly hasFaces?: boolean;
  readonly makers?: readonly Maker[];
}

/** One record, found on the server. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { resource, name, field, label, prefix, record, hasFaces = true, makers = [] } = props;
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}Id`);
  const { references, remember } = useKnown(resource, name, record, value ? [value] : []);
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <ReferencePicker
        id={id}
        resource={resource}
        field={name}
        isMany={false}
        hasFaces={hasFaces}
        value={references}
        onChange={(chosen) => {
          remember(chosen);
          change(chosen[0]?.id ?? null);
        }}
        onBlur={leave}
        inputRef={ref}
        hasError={Boolean(error)}
        attributes={controlAttributes(about)}
        makers={makers}
      />
    </Labelled>
  );
}
