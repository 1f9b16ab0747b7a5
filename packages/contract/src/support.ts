import { limits, supportPriorities, supportStatuses, supportSteps, type SupportRequest } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const longText = z.string().max(limits.noteLength)

const requestFields = z.object({
  title: singleLineText(200),
  description: longText,
  priority: z.enum(supportPriorities).default('medium'),
  /** The contact details of the person who makes the request. */
  contact_info: singleLineText(200),
})

export const supportRequest = schemaFor<SupportRequest>()(
  requestFields.extend({
    id,
    version,
    status: z.enum(supportStatuses),
    priority: z.enum(supportPriorities),
    response: z.string().nullable(),
    notes: z.string().nullable(),
    attachment: fileInfo.nullable(),
    user: activeUser,
    created_at: isoDateTime,
    answered_at: isoDateTime.nullable(),
    history: z.array(
      z.object({ id, step: z.enum(supportSteps), at: isoDateTime, name: z.string(), response: z.string().nullable() }),
    ),
  }),
)

const requestBody = requestFields.extend({
  /** The id of an uploaded file. Null removes the file; if omitted, the file stays. */
  attachment: id.nullable().optional(),
})
/** The attachment is a screenshot or a document. */
const attachmentFiles = { attachment: ['image', 'document'] } as const
const supportResponse = z.object({ request: supportRequest })

export const supportCalls = defineCalls({
  'GET /api/support': {
    summary: 'Support requests, newest first: the caller’s own, or all for those who answer them',
    access: requirePermission('support', 'read'),
    shows: ['support'],
    response: z.object({ requests: z.array(supportRequest) }),
  },
  'POST /api/support': {
    summary: 'Create a support request',
    access: requirePermission('support', 'write'),
    changes: ['support'],
    body: requestBody,
    files: attachmentFiles,
    response: supportResponse,
  },
  'POST /api/support-request/{id}': {
    summary: 'Take on, answer or close a support request; its owner can reopen it',
    // Everyone who may read a request may make this call. The status table decides which statuses its owner and the people who
    // answer may set.
    access: requirePermission('support', 'read'),
    changes: ['support'],
    params: idParams,
    body: z.object({
      status: z.enum(supportStatuses).optional(),
      response: longText.optional(),
      notes: longText.optional(),
      version: expectedVersion,
    }),
    response: supportResponse,
  },
  'POST /api/edit-request/{id}': {
    summary: 'Change an own support request before it is taken on',
    access: requirePermission('support', 'write'),
    changes: ['support'],
    params: idParams,
    body: requestBody.extend({ version: expectedVersion }),
    files: attachmentFiles,
    response: supportResponse,
  },
})
