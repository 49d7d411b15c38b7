import { useTranslate } from 'ra-core';
import { nameOf } from '../../../schema/fields/choice.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { TagList } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';
import { choiceWord } from '../words.ts';

/** All that were chosen of a closed set, as tags. */
export function ChoicesDisplay({ resource, name, field, record }: CellProps<'choices'>) {
  const translate = useTranslate();
  const codes = (record[name] as readonly unknown[] | undefined) ?? [];
  const stored = codes.flatMap((code) => nameOf(field.choices, code) ?? []);
  if (stored.length === 0) return <NoValue />;
  return <TagList of={stored.map((id) => ({ id, label: translate(choiceWord(resource, name, id)) }))} />;
}
