import { ReferenceList } from '../ReferenceList.tsx';
import { parameterOf, type FilterProps } from './control.ts';

interface ReferenceFilterProps extends Omit<FilterProps<'ref'>, 'field'> {
  readonly hasFaces?: boolean;
}

/** Filter by referenced records, searched on the server; ticked ones stay at the top. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { resource, name, label, onChange, hasFaces = true } = props;
  const { param, chosen } = parameterOf(props, 'any');
  return (
    <ReferenceList
      resource={resource}
      name={name}
      label={label}
      hasFaces={hasFaces}
      withHidden
      chosen={chosen}
      onChange={(next) => onChange({ [param]: next })}
    />
  );
}

/** Filter by entries of one of the agency's small lists: without avatars. */
export function EntryFilter(props: Omit<FilterProps<'catalogue'>, 'field'>) {
  return <ReferenceFilter {...props} hasFaces={false} />;
}
