import type { FastifyInstance } from 'fastify';
import { unkeepablePath } from '../../schema/rules/texts.ts';
import { fieldRefusal, invalid, RefusalError } from '../errors.ts';

/** Maximum nesting of a body. Deeper ones only serve to exhaust recursive code. */
const deepest = 32;
/** Names that mean something to objects themselves. */
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns true if a value is nested too deep, or has a key that would change the prototype of its objects. */
function isTwisted(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    const next: unknown[] = [];
    for (const current of level) {
      if (typeof current !== 'object' || current === null) continue;
      if (!Array.isArray(current) && Object.keys(current).some((name) => poisonous.has(name))) return true;
      for (const child of Object.values(current)) next.push(child);
    }
    level = next;
  }
  return false;
}

/**
 * Refuses, before any route runs, input that cannot be stored or must not be traversed: U+0000 and lone surrogates
 * anywhere in path, query or body, names that poison a prototype, and extreme nesting. The error of a text names its
 * field.
 */
export function refuseBrokenTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.params, request.query, request.body]) {
      if (typeof part !== 'object' && typeof part !== 'string') continue;
      if (isTwisted(part)) return done(new RefusalError('invalid', 'malformed'));
      const path = unkeepablePath(part);
      if (path !== null) return done(invalid([fieldRefusal(path || 'body', 'unreadableText')]));
    }
    done();
  });
}
