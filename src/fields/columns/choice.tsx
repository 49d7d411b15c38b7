import { nameOf } from '../../../schema/fields/choice.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';
import { toneOf } from '../../widgets/pill/tone.ts';
import { Tags } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';
import { useWords } from '../useWords.ts';

/** One of a closed set, as a pill in the tone of its meaning; what the agency made up has none, so it is a tag. */
export function ChoiceCell({ resource, name, field, record }: CellProps<'choice'>) {
  const words = useWords(resource);
  const stored = nameOf(field.choices, record[name]);
  if (stored === undefined) return <NoValue />;
  const word = words.ofChoice(name, field, stored);
  return field.words ? <Tags of={[{ id: stored, label: word }]} /> : <Pill tone={toneOf(stored)}>{word}</Pill>;
}
