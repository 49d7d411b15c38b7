import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { keywordLimit, peopleFoundLimit } from '../../../schema/rules/limits.ts';
import type { Engine } from '../../engine/engine.ts';
import { findPeople } from '../../engine/people.ts';
import { callerOf } from '../../plugins/session.ts';

const text = { type: 'string' } as const;
const reference = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    displayName: text,
    avatar: { type: ['string', 'null'] },
    kind: text,
  },
} as const;
const person = {
  type: 'object',
  properties: { ...reference.properties, owner: { ...reference, type: ['object', 'null'] } },
} as const;

interface Query {
  readonly keyword: string;
  readonly limit: number;
}

/**
 * `GET /client/v1/people`: whoever the caller may read of all kinds of people, companies and their contacts, by what they
 * are called, the likeliest first. What is mistyped is found where few are found as it stands. Never all of them: at most
 * `limit`.
 */
export function registerPeople(app: FastifyInstance, engine: Engine): void {
  app.get<{ Querystring: Query }>(
    '/client/v1/people',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['people'],
        summary: 'people of all kinds by what they are called, the likeliest first',
        querystring: {
          type: 'object',
          required: ['keyword'],
          additionalProperties: false,
          properties: {
            keyword: { type: 'string', maxLength: keywordLimit },
            limit: { type: 'integer', minimum: 1, maximum: peopleFoundLimit, default: 20 },
          },
        },
        response: {
          200: answerSchema({ type: 'object', properties: { data: { type: 'array', items: person } } }),
        },
      },
    },
    async (request) => {
      const { keyword, limit } = request.query;
      const actor = callerOf(request);
      if (actor.agencyId === null) return { responseData: { data: [] } };
      return { responseData: { data: await findPeople(engine, actor, keyword, limit) } };
    },
  );
}
