import type { Field } from '../../fields/field.ts';
import { targetsOf } from '../records/references.ts';
import type { TalkConfig } from './talkConfig.ts';

interface Declared {
  readonly talk?: TalkConfig;
  readonly fields: Readonly<Record<string, Field>>;
}

const referring: readonly string[] = ['ref', 'refs', 'refOneOf', 'refsOneOf'];

/** Returns the mistakes of a declared talk: moments that are none, and people and staff who are no references. */
export function talkMistakes({ talk, fields }: Declared): string[] {
  if (!talk) return [];
  const { at, about, by, direction, text, spoken } = talk;
  const isOf = (name: string | undefined, ...kinds: readonly string[]) =>
    name === undefined || kinds.includes(fields[name]?.kind ?? '');
  const isStaff = by === undefined || targetsOf(fields[by]).includes('staff');
  return [
    ...(at === 'createdAt' || isOf(at, 'instant', 'zoned') ? [] : [`talk.at names '${at}', which is no moment`]),
    ...about
      .filter((name) => !isOf(name, ...referring))
      .map((name) => `talk.about names '${name}', which is no reference`),
    ...(isStaff ? [] : [`talk.by names '${by}', which is no reference to staff`]),
    ...(isOf(direction, 'choice') ? [] : [`talk.direction names '${direction}', which is no choice`]),
    ...(isOf(text, 'text') ? [] : [`talk.text names '${text}', which is no text`]),
    ...(isOf(spoken?.at, 'instant') ? [] : [`talk.spoken.at names '${spoken?.at}', which is no instant`]),
  ];
}

/** Returns the fields by which the talk of an entity is with records of a kind. */
export function talkFieldsFor({ talk, fields }: Declared, kind: string): readonly string[] {
  return (talk?.about ?? []).filter((name) => targetsOf(fields[name]).includes(kind));
}
