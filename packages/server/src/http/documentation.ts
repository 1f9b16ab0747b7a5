import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createCompressedHandler } from './packed.ts'

/** Documents every call that is registered after this plugin: /api/openapi.json for machines, /api/docs for people. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Press',
        version: '1',
        description:
          'The API of the press. Sign in with `POST /api/login` and send the token as `Authorization: Bearer …`. ' +
          'All errors have one shape; their messages follow `Accept-Language` (ru, kk, en).',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The session token of a signed-in person' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a program, such as the shop; the press issues it',
          },
        },
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: removeOtherHosts })
  const sendSpecification = createCompressedHandler('application/json; charset=utf-8', () =>
    JSON.stringify(app.swagger()),
  )
  app.get('/api/openapi.json', { schema: { hide: true }, config: { rateLimit: false } }, sendSpecification)
}

/** Removes other hosts from the page's default policy. Also removes a rule that blocks the page's own host without HTTPS. */
const removeOtherHosts = (policy: string): string =>
  policy.replaceAll(/ (https:|validator\.swagger\.io)(?=[ ;])/g, '').replace(/upgrade-insecure-requests;?/, '')
