import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The API's description at `/docs/json` and a page to read and try it at `/docs`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Greenroom',
        description: 'The back office of a talent agency. Answers are `{ responseData }`, refusals `{ error, errorDetails }`.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ session: [] }],
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, ...(route.config?.access === 'public' && { security: [] }) },
    }),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
}
