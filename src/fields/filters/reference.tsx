import { ReferenceList } from '../ReferenceList.tsx';
import { parameterOf, type FilterProps } from './control.ts';

interface ReferenceFilterProps extends Omit<FilterProps<'ref'>, 'field'> {
  readonly hasFaces?: boolean;
}

/** Any of the records that the field may point to, searched on the server; those that are ticked stay at the top. */
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

/** Entries of one of the agency's small lists: without faces. */
export function EntryFilter(props: Omit<FilterProps<'catalogue'>, 'field'>) {
  return <ReferenceFilter {...props} hasFaces={false} />;
}
