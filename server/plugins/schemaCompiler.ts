import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { compiledOnce } from './compileCache.ts';
import { validateShape } from './validation.ts';

/**
 * Returns the compilers for validating requests and serialising answers by the schemas of the routes. Each schema is
 * compiled at its first use: compiling all of them would take most of the server's start. These are options of the
 * server itself: a compiler set later is lost in every plugin context to which a shared schema is added afterwards.
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
