import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { LineText } from '../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../widgets/simple-list/LineTools.tsx';
import { useHiding } from './useHiding.ts';

/** Looks of a settings list's rows besides their names. */
export interface RowLooks<Row extends WireRecord> {
  /** Facts below the name. */
  readonly about?: (row: Row) => readonly string[];
  /** A mark before the name, such as a colour. */
  readonly markOf?: (row: Row) => ReactNode;
  /** A link before the row's actions. */
  readonly linkOf?: (row: Row) => ReactNode;
}

interface SettingsRowProps<Row extends WireRecord> extends RowLooks<Row> {
  readonly entity: AnyEntity;
  readonly row: Row;
  /** Words of the list: `hide`, `show` and `hidden` if its entity has the flag `isHidden`. */
  readonly words: (key: string) => string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  readonly onRemove: () => void;
}

/** A row of a settings list: its name, facts and actions. Records with the flag `isHidden` are hidden and shown here. */
export function SettingsRow<Row extends WireRecord>(props: SettingsRowProps<Row>) {
  const { entity, row, words, about, markOf, linkOf, ...acts } = props;
  const setHidden = useHiding(entity.name);
  const name = String(row[entity.title] ?? '');
  const isHidden = row['isHidden'] === true;
  const steps =
    'isHidden' in entity.fields
      ? [{ label: words(isHidden ? 'show' : 'hide'), act: () => void setHidden(row, !isHidden) }]
      : [];
  return (
    <>
      <LineText name={name} about={[...(about?.(row) ?? []), ...(isHidden ? [words('hidden')] : [])]}>
        {markOf?.(row)}
      </LineText>
      {linkOf?.(row)}
      <LineTools name={name} {...acts} steps={steps} />
    </>
  );
}
