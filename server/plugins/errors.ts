import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelopeOf, fieldRefusal, invalid, notFound, RefusalError, refusals, type FieldRefusal } from '../errors.ts';
import { watchDiskRoom } from './diskRoom.ts';
import { hasLeft, isDiskFull, isExhausted, isUnavailable } from './outages.ts';

interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}

/** A fault that the JSON Schema found, in the words of the message table. */
function faultOf(fault: SchemaFault): FieldRefusal {
  const path = fault.instancePath.slice(1).replaceAll('/', '.');
  const at = (name: unknown) => (path === '' ? String(name) : `${path}.${String(name)}`);
  switch (fault.keyword) {
    case 'additionalProperties':
      return fieldRefusal(at(fault.params['additionalProperty']), 'unknownField');
    case 'required':
      return fieldRefusal(at(fault.params['missingProperty']), 'required');
    case 'enum':
      return fieldRefusal(path, 'choice');
    case 'maxLength':
      return fieldRefusal(path, 'tooLong', { max: Number(fault.params['limit']) });
    case 'maxItems':
      return fieldRefusal(path, 'tooMany', { max: Number(fault.params['limit']) });
    case 'minimum':
      return fieldRefusal(path, 'tooSmall', { min: Number(fault.params['limit']) });
    case 'maximum':
      return fieldRefusal(path, 'tooLarge', { max: Number(fault.params['limit']) });
    default:
      return fieldRefusal(path === '' ? 'body' : path, 'wrongType');
  }
}

/** The faults of a shape, one a field: alternatives of a schema each report the value that fits none of them. */
function faultsOf(faults: readonly SchemaFault[]): FieldRefusal[] {
  const found = new Map<string, FieldRefusal>();
  for (const fault of faults.map(faultOf)) if (!found.has(fault.field)) found.set(fault.field, fault);
  return [...found.values()];
}

/** Errors that Fastify itself raises before a handler runs, as refusals. */
function refusalOf(error: FastifyError): RefusalError | null {
  if (error instanceof RefusalError) return error;
  if (error.validation) return invalid(faultsOf(error.validation as unknown as SchemaFault[]));
  switch (error.statusCode) {
    case 413:
      return new RefusalError('bodyTooLarge', 'bodyTooLarge');
    case 415:
      return new RefusalError('unsupportedMediaType', 'unsupportedMediaType');
    case 429:
      return new RefusalError('tooManyRequests', 'tooManyRequests');
    case 503:
      return new RefusalError('unavailable', 'unavailable');
    default:
      break;
  }
  const isClientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientFault ? new RefusalError('invalid', 'malformed') : null;
}

function answer(refusal: RefusalError, request: FastifyRequest, reply: FastifyReply): void {
  const { status } = refusals[refusal.refusal];
  if (refusal.options.retryAfter !== undefined) void reply.header('retry-after', refusal.options.retryAfter);
  if (status === 401) request.log.debug('signed out');
  void reply.code(status).type('application/json; charset=utf-8').send(envelopeOf(refusal));
}

/** Addresses that cannot even be routed (a broken percent escape), answered as every other bad request. */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  answer(new RefusalError('invalid', 'malformed'), request, reply);
}

/** Any error as a refusal: every surprise has an id that the log carries too. */
export function refusalFor(error: FastifyError, request: FastifyRequest): RefusalError {
  const known = refusalOf(error);
  if (known) return known;
  const { log } = request;
  if (hasLeft(error, request)) {
    log.info('the client has closed the connection');
    return new RefusalError('invalid', 'malformed');
  }
  if (isExhausted(error)) log.error({ err: error }, 'out of room, memory or connections');
  if (isDiskFull(error)) request.server.diskRoom.fail();
  if (isUnavailable(error)) return new RefusalError('unavailable', 'unavailable');
  const id = randomUUID();
  log.error({ err: error, id }, 'unexpected error');
  return new RefusalError('internal', 'internal', { params: { id } });
}

/** One error handler: every refusal in the envelope, every surprise as a 500. No body of an unknown address is read. */
export function handleErrors(app: FastifyInstance): void {
  watchDiskRoom(app);
  app.addHook('onRequest', (request, _reply, done) => done(request.is404 ? notFound() : undefined));
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(refusalFor(error, request), request, reply));
  app.setNotFoundHandler((request, reply) => answer(notFound(), request, reply));
}
