import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Registry } from '../../../../schema/language/registry.ts';
import type { Ask } from './asking.ts';

/** Input of a tool, checked by its schema. */
export type Input = Readonly<Record<string, unknown>>;

/** Person that a tool works for, and its way to the API. */
export interface Caller {
  readonly actor: Actor;
  readonly registry: Registry;
  readonly ask: Ask;
  /** Kinds of records that the caller may read. */
  readonly kinds: readonly AnyEntity[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One tool of the assistants' door. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True for a tool that writes. */
  readonly writes: boolean;
  readonly input: JsonSchema;
  /** Returns false for a caller who is not offered the tool; everybody is by default. */
  readonly isOffered?: (caller: Caller) => boolean;
  readonly run: (caller: Caller, input: Input) => Promise<unknown>;
}

/** Returns the schema of an input: an object with these keys and no others. */
export function inputSchema(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A kind of records; the API decides who may read it. */
export const kindSchema: JsonSchema = {
  type: 'string',
  maxLength: 100,
  description: 'Kind of record, as `describe` lists them',
};

export const idSchema: JsonSchema = { type: 'string', format: 'uuid' };

export const keySchema: JsonSchema = {
  type: 'string',
  minLength: 8,
  maxLength: 200,
  description: 'A new UUID for each thing to make, and the same one for another try: it is made once',
};

export const valuesSchema: JsonSchema = {
  type: 'object',
  additionalProperties: true,
  description: 'Values by the keys that `describe` gives under `write`',
};

export const versionSchema: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Version of the record that was read: a change by somebody else meanwhile is refused',
};
