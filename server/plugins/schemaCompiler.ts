import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { compiledOnce } from './compileCache.ts';
import { validateShape } from './validation.ts';

/**
 * How requests are checked and answers are written, by the shapes that routes declare. Each shape is compiled when it
 * is first used: all of them at once would be most of the time that the server takes to start. These are options of the
 * server itself: a compiler that is set later is lost in every part of it that a shared schema is added to afterwards.
 */
export function compileSchemas(): Pick<FastifyServerOptions, 'schemaController'> {
  return { schemaController: { compilersFactory: { buildValidator: () => validateShape as never, buildSerializer } } };
}

const build = SerializerSelector();

/** Each shape is compiled once for all routes whose answers may refer to the same shared shapes. */
const factoryOf = compiledOnce((shared: Parameters<typeof build>) => {
  const compile = build(...shared);
  return compiledOnce((schema: object) => compile({ schema, method: '', url: '', httpStatus: '' }));
});

/**
 * Asked for by every part of a server, of which most answer nothing for long: telling shared shapes apart takes time.
 */
const buildSerializer: SerializerFactory = (...shared) => {
  let writerOf: ReturnType<typeof factoryOf> | undefined;
  return ({ schema }) =>
    (answer: unknown) => {
      writerOf ??= factoryOf(shared);
      return writerOf(schema as object)(answer);
    };
};
