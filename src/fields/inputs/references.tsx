import { singular } from '../../../schema/fields/field.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { useKey, type InputProps } from './control.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { useKnown } from './useKnown.ts';
import type { Maker } from './useMaking.ts';

export interface ReferencesInputProps extends Omit<InputProps<'refs'>, 'field'> {
  readonly field: { readonly required?: boolean };
  readonly hasFaces?: boolean;
  readonly makers?: readonly Maker[];
}

/** Any number of records, found on the server. */
export function ReferencesInput(props: ReferencesInputProps) {
  const { resource, name, field, label, prefix, record, hasFaces = true, makers = [] } = props;
  const { id, value, change, leave, ref, error } = useKey<readonly string[] | null>(`${prefix}${singular(name)}Ids`);
  const { references, remember } = useKnown(resource, name, record, value ?? []);
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <ReferencePicker
        id={id}
        resource={resource}
        field={name}
        isMany
        hasFaces={hasFaces}
        value={references}
        onChange={(chosen) => {
          remember(chosen);
          change(chosen.map((reference) => reference.id));
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
