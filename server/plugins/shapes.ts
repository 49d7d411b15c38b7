import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { validatorOfShapes } from './validation.ts';

/**
 * How requests are checked and answers are written, by the shapes that routes declare. Each shape is compiled when it is
 * first used: all of them at once would be most of the time that the server takes to start. These are options of the
 * server itself: a compiler that is set later is lost in every part of it that a shared schema is added to afterwards.
 */
export function compileShapes(): Pick<FastifyServerOptions, 'schemaController'> {
  const validator = validatorOfShapes();
  return { schemaController: { compilersFactory: { buildValidator: () => validator as never, buildSerializer } } };
}

const build = SerializerSelector();

const buildSerializer: SerializerFactory = (...shared) => {
  const compile = build(...shared);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer: unknown) => (write ??= compile(route))(answer);
  };
};
