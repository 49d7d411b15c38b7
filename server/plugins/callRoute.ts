import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../../schema/access/access.ts';
import {
  closed,
  paramNames,
  routePartsOf,
  uuid,
  type AnswerOf,
  type CallBody,
  type Call,
  type FileAnswer,
  type ParamsOf,
  type QueryOf,
} from '../../schema/language/call.ts';
import { answerSchema } from '../../schema/derive/jsonSchema.ts';
import { callerOf } from './session.ts';

/** A request to a declared call, checked by its schemas. */
export interface CallRequest<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: CallBody<C>;
  /** Actor of the call. Throws on a public call, which needs no session. */
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Result of a handler: the `responseData`, or the reply that has sent a file. */
type Handled<C extends Call> = C['answer'] extends FileAnswer
  ? C['answer'] extends { readonly json: object }
    ? FastifyReply | AnswerOf<C>
    : FastifyReply
  : AnswerOf<C>;

/** Handler of a declared call. */
export type CallHandler<C extends Call> = (given: CallRequest<C>) => Promise<Handled<C>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of the route, where a call declares it. */
    call?: Call;
  }
}

const isFile = (answer: Call['answer']): answer is FileAnswer => answer !== undefined && 'file' in answer;

const contentOf = ({ file }: FileAnswer) => ({
  type: 'string',
  ...(!file.startsWith('text/') && { format: 'binary' }),
});

function responseOf({ answer, envelope }: Call): object {
  if (isFile(answer)) {
    const json = answer.json && { 'application/json': { schema: answerSchema(answer.json as never) } };
    const file = { content: { [answer.file]: { schema: contentOf(answer) }, ...json } };
    return { 200: file, ...(answer.isRanged && { 206: file, 304: { type: 'null' } }) };
  }
  if (envelope === 'success') {
    const properties = { success: { type: 'boolean' }, ...(answer && { responseData: answer }) };
    return { 200: { type: 'object', properties } };
  }
  if (answer === undefined) return {};
  return { 200: envelope === 'none' ? answer : { ...answerSchema(answer as never), required: ['responseData'] } };
}

function wrapped({ envelope }: Call, answer: unknown): unknown {
  if (envelope === 'none') return answer;
  return { ...(envelope === 'success' && { success: true }), responseData: answer };
}

/** Options of a route besides its declaration. */
export interface CallOptions extends Pick<RouteOptions, 'handlerTimeout' | 'exposeHeadRoute' | 'bodyLimit'> {
  readonly config?: Omit<FastifyContextConfig, 'access' | 'call'>;
}

/** Registers the route of a declared call: its checks, its documentation and who may call it follow from the declaration. */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: CallHandler<C>,
  { config, ...options }: CallOptions = {},
): void {
  const names = paramNames(call);
  const params = closed(Object.fromEntries(names.map((name) => [name, call.params?.[name] ?? uuid])));
  app.route({
    ...routePartsOf(call),
    ...options,
    config: { ...config, access: call.access, call },
    schema: {
      tags: [call.tag],
      summary: call.summary,
      ...(call.description !== undefined && { description: call.description }),
      ...(names.length > 0 && { params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: responseOf(call),
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as FastifyRequest & Pick<CallRequest<C>, 'params' | 'query' | 'body'>;
      const given: CallRequest<C> = {
        params,
        query,
        body,
        get actor() {
          return callerOf(request);
        },
        request,
        reply,
      };
      const answer = await handle(given);
      // A reply is a promise of its end: a handler that awaits one that has sent a file answers nothing more, nor does one
      // whose client left while the file was sent.
      return reply.sent || reply.raw.destroyed || answer === (reply as unknown) ? reply : wrapped(call, answer);
    },
  });
}
