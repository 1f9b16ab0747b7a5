import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { idParams } from './common-schemas.ts'

/** The documents of a tech card: the card itself, the sheet for a signal copy, and the imprint line of the book. */
export const cardDocuments = ['passport', 'signal-copy', 'imprint'] as const
export type CardDocument = (typeof cardDocuments)[number]

export const documentCalls = defineCalls({
  'GET /api/tech-cards/{id}/documents/{kind}.pdf': {
    summary: 'A document of a tech card as PDF, in the requested language or the caller’s',
    access: requirePermission('techCards', 'read'),
    lasting: 'a downloaded file',
    params: idParams.extend({ kind: z.enum(cardDocuments) }),
    query: z.object({ lang: z.enum(['ru', 'kz', 'en']).optional() }),
  },
})
