import { errorResponse, type Access, type Call } from '@press/contract'
import build from 'fast-json-stringify'
import type { FastifySchema, FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

interface JsonSchema {
  $schema?: unknown
  anyOf?: JsonSchema[]
  type?: string | string[]
  enum?: unknown[]
  [key: string]: unknown
}

/** Merges a nullable type into one schema with two types. Serialising a choice of two schemas would take many times as long. */
function mergeNull(schema: JsonSchema): void {
  const [valueSchema, nullSchema] = schema.anyOf ?? []
  if (schema.anyOf?.length !== 2 || nullSchema?.type !== 'null' || typeof valueSchema?.type !== 'string') return
  delete schema.anyOf
  Object.assign(schema, valueSchema, { type: [valueSchema.type, 'null'] })
  if (schema.enum) schema.enum = [...schema.enum, null]
}

/**
 * Converted schemas. The schemas of the contract never change, so a process that opens several servers converts each schema only
 * once.
 */
const schemaCache = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() }

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const jsonSchema = schemaCache[io].get(schema) ?? convertToJsonSchema(schema, io)
  schemaCache[io].set(schema, jsonSchema)
  return jsonSchema
}

function convertToJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => mergeNull(jsonSchema as JsonSchema),
  }) as JsonSchema
  return json
}

const refusalSchema = toJsonSchema(errorResponse, 'output')

function getSecurity(access: Access): Record<string, string[]>[] {
  if (access === 'public' || access === 'signed') return []
  if (access === 'byToken') return [{ token: [] }]
  return access === 'anybody' ? [{}, { session: [] }] : [{ session: [] }]
}

/** Builds the Fastify schema of a call. It serves the API's documentation and removes undeclared fields from answers. */
export function buildRouteSchema(name: string, call: Call): FastifySchema {
  const [, , area = ''] = name.split('/')
  return {
    summary: call.summary,
    tags: [area],
    security: getSecurity(call.access),
    ...('shows' in call && { 'x-shows': call.shows }),
    ...(call.changes && { 'x-changes': call.changes }),
    ...(call.params && { params: toJsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: toJsonSchema(call.query, 'input') }),
    ...(call.body && { body: toJsonSchema(call.body, 'input') }),
    ...((call.files || call.upload) && {
      consumes: ['multipart/form-data', ...(call.body ? ['application/json'] : [])],
    }),
    response: {
      ...(call.response && { 200: toJsonSchema(call.response, 'output') }),
      ...(call.response && call.creates && { 201: toJsonSchema(call.response, 'output') }),
      '4xx': refusalSchema,
      '5xx': refusalSchema,
    },
  }
}

const serializers = new WeakMap<object, ReturnType<typeof build>>()

/**
 * Compiles the serializer of an answer once per process. Fastify's own compiler would compile the refusals of each call again,
 * which took most of the startup time.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const serializer = serializers.get(schema) ?? build(schema)
  serializers.set(schema, serializer)
  return serializer
}
