import {
  letterLocales,
  limits,
  maxFirstPeople,
  setupMarks,
  setupSteps,
  setupStepStates,
  type SetupStep,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { singleLineText, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { sessionCalls } from './session.ts'
import { userForm } from './users.ts'

const token = z.string().max(200)

/** The state of a one-time link: open, or the reason why it does not open (used, expired or unknown). `email` is masked. */
const link = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), expires_at: isoDateTime }),
  /** `at` and `email` are null if the first account was created in another way. */
  z.object({ state: z.literal('used'), at: isoDateTime.nullable(), email: z.string().nullable() }),
  z.object({ state: z.literal('expired'), at: isoDateTime }),
  z.object({ state: z.literal('unknown') }),
])
export type SetupLink = z.output<typeof link>

const stepState = z.enum(setupStepStates)
const people = z.array(userForm).max(maxFirstPeople)
const setup = z.object({
  /** When the one-time link was opened, and by whom. */
  opened_at: isoDateTime,
  opened_by: activeUser.nullable(),
  finished_at: isoDateTime.nullable(),
  /** The people who will be invited when the setup ends. */
  people,
  steps: z.object(
    Object.fromEntries(setupSteps.map((step) => [step, stepState])) as Record<SetupStep, typeof stepState>,
  ),
})
export type SetupAnswer = z.output<typeof setup>

const writeAccess = requirePermission('settings', 'write')
const setupResponse = z.object({
  /** The state of the setup. Null for a press that did not start with a one-time link and needs no setup. */
  setup: setup.nullable(),
})

export const setupCalls = defineCalls({
  'GET /api/setup/{token}': {
    summary: 'Whether the one-time setup link is valid; if not, why',
    access: 'public',
    lasting: 'opened once, by a link',
    params: z.object({ token }),
    response: z.object({ link }),
  },
  'POST /api/setup': {
    summary: 'Create the first account of a press, a supervisor’s, by the one-time link of its log; signs in',
    access: 'public',
    changes: [],
    body: z.object({
      token,
      name: singleLineText(200),
      email: z.string().trim().toLowerCase().max(254),
      password: z.string().max(limits.passwordMax),
      locale: z.enum(letterLocales).default('ru'),
    }),
    response: sessionCalls['POST /api/login'].response,
  },
  'GET /api/setup': {
    summary: 'The progress of the first setup: steps that are done, postponed or open',
    access: writeAccess,
    shows: ['user', 'pricelist', 'setting', 'setup'],
    response: setupResponse,
  },
  'POST /api/setup/steps/{step}': {
    summary: 'Postpone a step of the setup, or mark it as done',
    access: writeAccess,
    changes: ['setup'],
    params: z.object({ step: z.enum(setupSteps) }),
    body: z.object({ state: z.enum(setupMarks) }),
    response: setupResponse,
  },
  'PUT /api/setup/people': {
    summary: 'Save the people to invite when the setup ends; no e-mail is sent before',
    access: writeAccess,
    changes: ['setup'],
    body: z.object({ people }),
    response: setupResponse,
  },
  'POST /api/setup/finish': {
    summary: 'End the setup and send its invitations; open steps remain available in the settings',
    access: writeAccess,
    changes: ['setup', 'user'],
    response: setupResponse.extend({ invited: z.number().int() }),
  },
})
