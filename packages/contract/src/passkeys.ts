import { portals, type Passkey } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

/** A passkey: a key on a device that signs its owner in without a password. The owner unlocks it on the device. */
export const passkey = schemaFor<Passkey>()(
  z.object({
    id,
    /** The user agent of the browser that created the passkey. */
    agent: z.string(),
    /** Whether the passkey is synchronized between the devices of its owner. */
    synced: z.boolean(),
    created_at: isoDateTime,
    /** When the passkey was last used; null if it was never used. */
    used_at: isoDateTime.nullable(),
  }),
)

const okResponse = z.object({ ok: z.literal(true) })
/**
 * The WebAuthn request for the browser, as JSON (W3C, Web Authentication Level 3, §5.1.8 and 5.1.9). It can be used once, within
 * five minutes.
 */
const optionsResponse = z.object({ options: z.record(z.string(), z.unknown()) })

const createBase64urlText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/)
const createCredentialSchema = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: createBase64urlText(1400),
    rawId: createBase64urlText(1400),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: createBase64urlText(4000), ...response }),
    clientExtensionResults: z.object({}).default({}),
  })

export const passkeyCalls = defineCalls({
  'POST /api/login/passkey/options': {
    summary: 'Start a sign-in with a passkey; returns the options for the browser',
    access: 'public',
    changes: [],
    body: z.object({ portal: z.enum(portals) }),
    response: optionsResponse,
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey; no second factor is needed, because a passkey counts as two',
    access: 'public',
    changes: [],
    body: z.object({
      portal: z.enum(portals),
      remember: z.boolean().default(false),
      credential: createCredentialSchema({
        authenticatorData: createBase64urlText(4000),
        signature: createBase64urlText(8000),
        userHandle: createBase64urlText(200).optional(),
      }),
    }),
    response: z.object({ token: z.string(), user: activeUser }),
  },
  'POST /api/passkeys/options': {
    summary: 'Start creating a passkey after a fresh POST /api/confirm; returns the options for the browser',
    access: 'session',
    changes: ['session'],
    response: optionsResponse,
  },
  'POST /api/passkeys': {
    summary: 'Save a passkey that the browser has created',
    access: 'session',
    changes: ['session'],
    body: z.object({
      credential: createCredentialSchema({
        attestationObject: createBase64urlText(40_000),
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    }),
    response: z.object({ passkey }),
  },
  'DELETE /api/passkeys/{id}': {
    summary: 'Delete a passkey of the caller after a fresh POST /api/confirm',
    access: 'session',
    changes: ['session'],
    params: idParams,
    response: okResponse,
  },
})
