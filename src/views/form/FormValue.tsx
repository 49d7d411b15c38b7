import { useQueries } from '@tanstack/react-query';
import { singular, type Field, type FieldKind, type Reference } from '../../../schema/fields/field.ts';
import type { FileField } from '../../../schema/fields/file.ts';
import { referenceCells, type RowsField } from '../../../schema/fields/rows.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useReferences } from '../../fields/useOptions.ts';
import type { Values } from '../../fields/values.ts';

const single: readonly FieldKind[] = ['ref', 'refOneOf', 'catalogue', 'status'];
const several: readonly FieldKind[] = ['refs', 'refsOneOf', 'catalogues'];

interface FormValueProps {
  readonly resource: string;
  readonly name: string;
  readonly field: Field;
  /** The values of a form, or a record. */
  readonly values: Values;
}

/** Files as a record's page would show them, of which a form holds the ids. */
function FilesValue({ name, field, values, ...props }: FormValueProps) {
  const client = useClient();
  const ids = [values[field.kind === 'files' ? `${singular(name)}Ids` : `${name}Id`] ?? []].flat() as string[];
  const asked = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['media', id],
      queryFn: () => client.ask('GET /media/v1/{id}', { params: { id } }),
    })),
  });
  const files = asked.flatMap(({ data }) => data ?? []);
  const isPicture = field.kind === 'file' && (field as FileField).isPicture;
  const shown = field.kind === 'files' ? files : isPicture ? (files[0]?.thumbnail ?? null) : (files[0] ?? null);
  return <FieldDisplay {...props} name={name} field={field} record={{ id: '', [name]: shown }} />;
}

interface LabelledRowsProps extends FormValueProps {
  /** The cells whose labels are still to be put into the rows. */
  readonly cells: readonly string[];
  readonly rows: readonly Values[];
}

/** Rows as a record's page would show them, of which a form holds the ids of the records that they name. */
function LabelledRows({ cells, rows, ...props }: LabelledRowsProps) {
  const { resource, name, field, values } = props;
  const [cell = '', ...others] = cells;
  // A label that a form has kept may be that of another record than is chosen by now.
  const isLabelled = (row: Values) => (row[cell] as Reference | null | undefined)?.id === row[`${cell}Id`];
  const ids = rows.filter((row) => !isLabelled(row)).flatMap((row) => (row[`${cell}Id`] as string | null) ?? []);
  const references = useReferences(resource, `${name}.${cell}`, ids);
  const labelOf = (row: Values) => references.find(({ id }) => id === row[`${cell}Id`]) ?? null;
  const labelled = rows.map((row) => (isLabelled(row) ? row : { ...row, [cell]: labelOf(row) }));
  if (others.length > 0) return <LabelledRows {...props} cells={others} rows={labelled} />;
  const record = { id: '', ...values, [name]: labelled };
  return <FieldDisplay resource={resource} name={name} field={field} record={record} />;
}

/** Shows a value as on the record's page, although it may come from a form, where references are ids. */
export function FormValue(props: FormValueProps) {
  const { name, field, values } = props;
  const isFile = field.kind === 'file' || field.kind === 'files';
  const pointing = field.kind === 'rows' ? referenceCells((field as RowsField).cells).map(([cell]) => cell) : [];
  if (pointing.length > 0)
    return <LabelledRows {...props} cells={pointing} rows={(values[name] ?? []) as readonly Values[]} />;
  return isFile ? <FilesValue {...props} /> : <LabelledValue {...props} />;
}

function LabelledValue({ resource, name, field, values }: FormValueProps) {
  const isOne = single.includes(field.kind);
  const key = several.includes(field.kind) ? `${singular(name)}Ids` : `${name}Id`;
  const isLabelled = name in values || !(isOne || several.includes(field.kind));
  const ids = isLabelled ? [] : ([values[key] ?? []].flat() as string[]);
  const references = useReferences(resource, name, ids);
  const shown = isLabelled ? values : { ...values, [name]: isOne ? (references[0] ?? null) : references };
  return <FieldDisplay resource={resource} name={name} field={field} record={{ id: '', ...shown } as WireRecord} />;
}
