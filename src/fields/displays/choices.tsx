import { nameOf } from '../../../schema/fields/choice.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { TagList } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';
import { useWords } from '../useWords.ts';

/** All that were chosen of a closed set, as tags. */
export function ChoicesDisplay({ resource, name, field, record }: CellProps<'choices'>) {
  const words = useWords(resource);
  const codes = (record[name] as readonly unknown[] | undefined) ?? [];
  const stored = codes.flatMap((code) => nameOf(field.choices, code) ?? []);
  if (stored.length === 0) return <NoValue />;
  return <TagList of={stored.map((id) => ({ id, label: words.ofChoice(name, field, id) }))} />;
}
