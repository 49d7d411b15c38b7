import type { Reference } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import { useWords } from '../../fields/useWords.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { ChangedField } from './changedFields.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { FileNames } from './FileNames.tsx';

interface FieldChangeProps {
  readonly entity: AnyEntity;
  readonly change: ChangedField;
}

/** Change of one field of a record: its value before and after, as its kind is shown. */
export function FieldChange({ entity, change }: FieldChangeProps) {
  const words = useWords(entity.name);
  const { name, field, before, after, files } = change;
  const value = (record: ChangedField['before']) =>
    record === null ? <NoValue /> : <FieldDisplay resource={entity.name} name={name} field={field} record={record} />;
  const label = words.ofField(name, field);
  const named = (of: readonly Reference[]) => <FileNames of={of} isPicture={'isPicture' in field} />;
  if (files) return <ChangeLine label={label} before={named(files.before)} after={named(files.after)} />;
  return <ChangeLine label={label} before={value(before)} after={value(after)} />;
}
