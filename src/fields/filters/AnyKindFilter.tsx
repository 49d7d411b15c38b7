import { ReferenceCascader } from '../ReferenceCascader.tsx';
import { ReferenceList } from '../ReferenceList.tsx';
import { useReferenceLabels } from '../useReferenceLabels.ts';
import { parameterOf, type FilterProps } from './control.ts';

/** Any of the records of several kinds: first the kind, then the records, searched on the server. */
export function AnyKindFilter(props: FilterProps<'refOneOf'> | FilterProps<'refsOneOf'>) {
  const { resource, name, field, label, onChange } = props;
  const { param, chosen } = parameterOf(props, 'any');
  const { references, remember } = useReferenceLabels(resource, name, null, chosen);
  const [kind, ...others] = field.targets;
  if (others.length === 0) {
    return (
      <ReferenceList
        resource={resource}
        name={name}
        label={label}
        {...(kind !== undefined && { kind })}
        chosen={chosen}
        onChange={(next) => onChange({ [param]: next })}
      />
    );
  }
  return (
    <ReferenceCascader
      resource={resource}
      name={name}
      label={label}
      kinds={field.targets}
      chosen={chosen}
      known={references}
      withHidden
      onChange={(next, listed) => {
        remember([...references, ...listed]);
        onChange({ [param]: next });
      }}
    />
  );
}
