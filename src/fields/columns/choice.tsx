import { nameOf, namesOf } from '../../../schema/fields/choice.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';
import { areStates, toneOf } from '../../widgets/pill/tone.ts';
import { Tags } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';
import { useWords } from '../useWords.ts';

/** A choice: a state as a pill in the tone of its meaning, an agency's own choice as a tag, any other in plain words. */
export function ChoiceCell({ resource, name, field, record }: CellProps<'choice'>) {
  const words = useWords(resource);
  const stored = nameOf(field.choices, record[name]);
  if (stored === undefined) return <NoValue />;
  const word = words.ofChoice(name, field, stored);
  if (field.words) return <Tags of={[{ id: stored, label: word }]} />;
  return areStates(namesOf(field.choices)) ? <Pill tone={toneOf(stored)}>{word}</Pill> : word;
}
