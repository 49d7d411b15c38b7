import type { Filling, MessageKey, MessageParams } from '../rules/messages.ts';

/** A refusal before it is put into words: a key of the message table and what fills its gaps. */
export interface Refusal {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** Creates a validation error in the form that yup carries to the code that words it. */
export function refusal<Key extends MessageKey>(
  key: Key,
  ...[params]: Filling<Key>
): Refusal & Record<PropertyKey, unknown> {
  return { key, ...(params && { params }) };
}

/** An id as it is kept: in small letters, so that two spellings of one id are one. */
export function keptId(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** The entries of a set as they are kept: each once. */
export function eachOnce(list: unknown, kept: (value: unknown) => unknown = (value) => value): unknown {
  return Array.isArray(list) ? [...new Set(list.map(kept))] : list;
}
