import { useTranslate } from 'ra-core';
import { nameOf } from '../../../schema/fields/choice.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';
import { toneOf } from '../../widgets/pill/tone.ts';
import type { CellProps } from '../kind.ts';
import { choiceWord } from '../words.ts';

/** One of a closed set, as a pill in the tone of its meaning. */
export function ChoiceCell({ resource, name, field, record }: CellProps<'choice'>) {
  const translate = useTranslate();
  const stored = nameOf(field.choices, record[name]);
  if (stored === undefined) return <NoValue />;
  return <Pill tone={toneOf(stored)}>{translate(choiceWord(resource, name, stored))}</Pill>;
}
