import type { MessageKey } from '../rules/messages.ts';

/** A refusal before it is put into words: a key of the message table and what fills its gaps. */
export interface Refusal {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A refusal in the form that yup carries through to whoever words it. */
export function refusal(key: MessageKey, params?: Refusal['params']): Refusal & Record<PropertyKey, unknown> {
  return { key, ...(params && { params }) };
}
