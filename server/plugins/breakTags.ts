import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TextOptions } from '../../schema/fields/text.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { withBreakTags, withoutBreakTags } from '../../schema/rules/texts.ts';

/** Preference of a client that wants break tags, and the header of the answer (RFC 7240). */
const preference = 'line-breaks=br';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true if the request prefers break tags. */
function asksForBreakTags({ headers }: FastifyRequest): boolean {
  if (headers['prefer'] === undefined) return false;
  const asked = [headers['prefer']].flat().join(',');
  return asked.split(',').some((one) => one.trim().replaceAll('"', '').toLowerCase() === preference);
}

/** An object with these of its texts put differently. */
function changed(given: Json, names: ReadonlySet<string>, change: (text: string) => string): Json {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    names.has(name) && typeof value === 'string' ? change(value) : value,
  ]);
  return Object.fromEntries(entries) as Json;
}

/**
 * Puts the line breaks of plain texts as break tags on the wire, both ways, for clients that ask for it by `Prefer:
 * line-breaks=br` (AB 5). They are kept as line breaks.
 */
export function offerBreakTags(app: FastifyInstance, registry: Registry): void {
  const texts = new Map(
    registry.kept.map((entity) => {
      const lines = Object.entries(entity.fields).filter(
        ([, field]) => field.kind === 'text' && (field as TextOptions).isMultiline && !(field as TextOptions).isRich,
      );
      return [entity.name, new Set(lines.map(([name]) => name))];
    }),
  );
  const wanted = (request: FastifyRequest): ReadonlySet<string> | undefined => {
    if (!asksForBreakTags(request)) return undefined;
    const { access } = request.routeOptions.config;
    const names = typeof access === 'object' ? texts.get(access.entity) : undefined;
    return names && names.size > 0 ? names : undefined;
  };

  app.addHook('preValidation', (request, _reply, done) => {
    const names = wanted(request);
    if (names && isObject(request.body)) request.body = changed(request.body, names, withoutBreakTags);
    done();
  });

  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    const names = wanted(request);
    const answer = isObject(payload) ? payload['responseData'] : undefined;
    if (!names || !isObject(answer)) return done(null, payload);
    const record = (one: unknown) => (isObject(one) ? changed(one, names, withBreakTags) : one);
    // A page of records, a record within an answer, or the record itself.
    const within = ['record', 'current'].find((name) => isObject(answer[name]));
    const responseData = Array.isArray(answer['data'])
      ? { ...answer, data: answer['data'].map(record) }
      : within === undefined
        ? record(answer)
        : { ...answer, [within]: record(answer[within]) };
    reply.header('preference-applied', preference).header('vary', 'prefer');
    done(null, { ...(payload as Json), responseData });
  });
}
