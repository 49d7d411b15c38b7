import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { holdsFile, type Call } from '../../schema/language/call.ts';
import { openToAll } from './access.ts';
import { isOpenToKeys } from './keyAccess.ts';

/** Every route may refuse; routes without error answers of their own document these. */
const refused = { '4xx': { $ref: 'Refusal#' }, '5xx': { $ref: 'Refusal#' } };

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];

/** Returns the schema of a form that the handler reads itself, and its media types. */
function formOf({ form }: Partial<Pick<Call, 'form'>> = {}): object | undefined {
  return form && { body: form, consumes: holdsFile(form) ? formTypes.slice(0, 1) : formTypes };
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a session' },
  apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'gr_', description: 'API key of a person: `gr_...`' },
} as const;

/** Returns by what a route's callers are identified, where it is not a session alone. */
function securityOf(config: FastifyContextConfig = {}): { readonly security?: Record<string, string[]>[] } {
  if (config.access === 'public') return { security: [] };
  return isOpenToKeys(config) ? { security: [{ session: [] }, { apiKey: [] }] } : {};
}

/** The API's description at `/docs/json` and a page to read and try it at `/docs`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Greenroom',
        description:
          'The back office of a talent agency. Answers are `{ responseData }`, refusals `{ error, errorDetails }`.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes },
      security: [{ session: [] }],
    },
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema${index}`) },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        ...formOf(route.config?.call),
        ...securityOf(route.config),
        response: { ...refused, ...(schema?.response as object | undefined) },
      },
    }),
  });
  await app.register(async (docs) => {
    openToAll(docs);
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, displayRequestDuration: true },
      theme: {
        title: 'Greenroom API',
        css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}
