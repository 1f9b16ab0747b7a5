import {
  applicationDocumentKeys,
  applicationStatuses,
  letterLocales,
  type ApplicationDocument,
  type DecisionLetter,
} from '@press/domain'
import { z } from 'zod'
import {
  application,
  applicationBody,
  applicationDraft,
  applicationEvent,
  applicationRow,
  authorOption,
  decision,
  draftBody,
  letterText,
  round,
  sentLetter,
  teamMember,
} from './application-schemas.ts'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, listQuery, expectedVersion } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

export {
  revisionRequest,
  answeredRevisionRequest,
  roundFile,
  roundDocument,
  round,
  sentLetter,
  author,
  applicationAuthor,
  authorOption,
  applicationRow,
  application,
  applicationBody,
  applicationDraft,
  draftBody,
  applicationEvent,
  teamMember,
  type ApplicationBody,
  type ApplicationDraft,
  type DraftBody,
} from './application-schemas.ts'

const applicationFiles = Object.fromEntries(applicationDocumentKeys.map((key) => [key, 'document'])) as Record<
  ApplicationDocument,
  'document'
>
const applicationResponse = z.object({ application })
const draftResponse = z.object({ draft: applicationDraft })

/** The secret of a link in an e-mail. */
const linkToken = z.object({ token: z.string().min(1).max(64) })

export const applicationCalls = defineCalls({
  'GET /api/applications': {
    summary: 'Applications the caller may see',
    access: requirePermission('applications', 'read'),
    shows: ['application'],
    query: listQuery(['created_at', 'book_name', 'status', 'due']).extend({
      status: z.enum(applicationStatuses).optional(),
    }),
    response: z.object({
      applications: z.array(applicationRow),
      total: z.number().int(),
      counts: z.partialRecord(z.enum(applicationStatuses), z.number().int()),
    }),
  },
  'GET /api/applications/create': {
    summary: 'Form data for a new application: people with an account who can be named as authors',
    access: requirePermission('applications', 'write'),
    lasting: 'fetched on every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ authors: z.array(authorOption) }),
  },
  'POST /api/applications/create': {
    summary: 'Send a new application; its draft is deleted',
    access: requirePermission('applications', 'write'),
    changes: ['application', 'draft'],
    body: applicationBody.extend({ draft: id.optional() }),
    files: applicationFiles,
    response: applicationResponse,
  },
  'GET /api/application-drafts': {
    summary: 'The caller’s application drafts, the latest first',
    access: requirePermission('applications', 'write'),
    shows: ['draft'],
    response: z.object({ drafts: z.array(applicationDraft) }),
  },
  'POST /api/application-drafts': {
    summary: 'Create an application draft, which the caller can continue on any device',
    access: requirePermission('applications', 'write'),
    changes: ['draft'],
    body: draftBody,
    response: draftResponse,
  },
  'PATCH /api/application-drafts/{id}': {
    summary: 'Save changes of an application draft',
    access: requirePermission('applications', 'write'),
    changes: ['draft'],
    params: idParams,
    body: draftBody.extend({ version: expectedVersion }),
    response: draftResponse,
  },
  'DELETE /api/application-drafts/{id}': {
    summary: 'Delete an application draft with its files',
    access: requirePermission('applications', 'write'),
    changes: ['draft'],
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/applications/{id}/edit': {
    summary: 'An application with its form data',
    access: requirePermission('applications', 'write'),
    shows: ['application'],
    params: idParams,
    response: applicationResponse,
  },
  'POST /api/applications/{id}/edit': {
    summary: 'Save an application; one in revision is submitted for review again',
    access: requirePermission('applications', 'write'),
    changes: ['application'],
    params: idParams,
    body: applicationBody.extend({ version: z.coerce.number().int().optional() }),
    files: applicationFiles,
    response: applicationResponse,
  },
  'POST /api/applications/{id}/status': {
    summary: 'Decide on an application; a revision and a rejection need a reason',
    access: requirePermission('applications', 'status'),
    changes: ['application'],
    params: idParams,
    body: decision.extend({
      version: expectedVersion,
      /** The e-mail to send. If omitted, it is built from the decision in the author's language. */
      letter: letterText.optional(),
    }),
    response: applicationResponse,
  },
  'POST /api/applications/{id}/letter': {
    summary: 'Preview the e-mail of a decision; nothing is decided or sent',
    access: requirePermission('applications', 'status'),
    changes: [],
    params: idParams,
    body: decision.extend({ locale: z.enum(letterLocales).optional() }),
    response: z.object({
      letter: schemaFor<DecisionLetter>()(letterText.extend({ to: activeUser, own_locale: z.enum(letterLocales) })),
    }),
  },
  'POST /api/applications/{id}/consent': {
    summary: 'Accept or decline being named as an author of an application',
    access: requirePermission('applications', 'write'),
    changes: ['application'],
    params: idParams,
    body: z.object({ agree: z.boolean() }),
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/authorship/{token}': {
    summary:
      'The question for a named author without an account, by the link of their e-mail; reading it answers nothing',
    access: 'public',
    lasting: 'read without a session and answered once',
    perMinute: 30,
    params: linkToken,
    response: z.object({ name: z.string(), book_name: z.string(), submitter: z.string() }),
  },
  'POST /api/authorship/{token}': {
    summary: 'Accept or decline being named as an author of an application, by the link of an e-mail; works once',
    access: 'public',
    changes: ['application'],
    perMinute: 30,
    params: linkToken,
    body: z.object({ agree: z.boolean() }),
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/application/details/{id}': {
    summary: 'An application with the people involved',
    access: requirePermission('applications', 'read'),
    shows: ['application'],
    params: idParams,
    response: z.object({
      application,
      applicationTeam: z.array(teamMember),
      appOwner: activeUser,
      /** The review rounds, from first to last. */
      rounds: z.array(round),
      letters: z.array(sentLetter),
      /** The events of the application, newest first. */
      history: z.array(applicationEvent),
    }),
  },
})
