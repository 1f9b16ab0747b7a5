import {
  applicationDocumentKeys,
  applicationEvents,
  letterLocales,
  applicationStatuses,
  bookLanguages,
  budgetSources,
  conclusionKeys,
  limits,
  roundVerdicts,
  type ApplicationDocument,
  type Application,
  type ApplicationAuthor,
  type ApplicationEvent,
  type ApplicationRow,
  type Author,
  type AuthorOption,
  type LetterText,
  type OpenRequest,
  type RevisionRequest,
  type Round,
  type RoundDocument,
  type RoundFile,
  type SentLetter,
} from '@press/domain'
import { z } from 'zod'
import { isoDate, id, singleLineText, isoDateTime, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const documentKey = z.enum(applicationDocumentKeys as [ApplicationDocument, ...ApplicationDocument[]])

/** The number and the date of conclusions and reviews. */
const conclusions = z.partialRecord(
  z.enum(conclusionKeys),
  z.object({ number: z.string().nullable(), date: z.string().nullable() }),
)

export const revisionRequest = schemaFor<RevisionRequest>()(
  z.object({
    document: documentKey,
    reason: z.string().trim().min(1).max(limits.noteLength),
    until: isoDate,
  }),
)

export const answeredRevisionRequest = schemaFor<OpenRequest>()(revisionRequest.extend({ answer: z.string() }))
export const roundFile = schemaFor<RoundFile>()(
  fileInfo.extend({
    sha256: z.string(),
    pages: z.number().int().nullable(),
    created_at: isoDateTime,
  }),
)
export const roundDocument = schemaFor<RoundDocument>()(
  revisionRequest.extend({
    asked: roundFile.nullable(),
    came: roundFile.nullable(),
    answer: z.string(),
    changed_pages: z.array(z.number().int()).nullable(),
    verdict: z.enum(roundVerdicts).nullable(),
  }),
)

export const round = schemaFor<Round>()(
  z.object({
    number: z.number().int(),
    asked_at: isoDateTime,
    asked_by: activeUser.nullable(),
    note: z.string(),
    answered_at: isoDateTime.nullable(),
    documents: z.array(roundDocument),
  }),
)

export const letterText = schemaFor<LetterText>()(
  z.object({
    locale: z.enum(letterLocales),
    subject: singleLineText(300),
    text: z.string().trim().min(1).max(limits.letterLength),
  }),
)
export const sentLetter = schemaFor<SentLetter>()(
  z.object({
    id,
    status: z.enum(applicationStatuses),
    ...letterText.shape,
    sent_at: isoDateTime,
    sent_by: activeUser.nullable(),
  }),
)
/** The chief editor's decision. */
export const decision = z.object({
  status: z.enum(applicationStatuses),
  reason: z.string().trim().max(limits.noteLength).default(''),
  documents: z.array(revisionRequest).max(20).default([]),
  /** The documents that were accepted. The e-mail names them. */
  accepted: z.array(documentKey).default([]),
})

export const author = schemaFor<Author>()(
  z.object({
    id: id.nullable(),
    name: singleLineText(200),
    email: singleLineText(254),
    phone: singleLineText(40),
  }),
)

export const applicationAuthor = schemaFor<ApplicationAuthor>()(
  author.extend({
    organization: z.string().nullable(),
    asked: z.boolean(),
  }),
)
export const authorOption = schemaFor<AuthorOption>()(
  z.object({ id, name: z.string(), organization: z.string().nullable() }),
)
export const applicationRow = schemaFor<ApplicationRow>()(
  z.object({
    id,
    version,
    book_name: z.string(),
    language: z.enum(bookLanguages),
    status: z.enum(applicationStatuses),
    budget_source: z.enum(budgetSources),
    authors: z.string(),
    created_at: isoDateTime,
    status_since: isoDateTime,
    due: isoDate.nullable(),
    techcard_id: id.nullable(),
  }),
)

export const application = schemaFor<Application>()(
  applicationRow.omit({ authors: true }).extend({
    annotation_kz: z.string(),
    annotation_rus: z.string(),
    annotation_en: z.string(),
    agreed: z.boolean(),
    authors: z.array(applicationAuthor),
    files: z.partialRecord(documentKey, fileInfo),
    conclusions,
    reason: z.string().nullable(),
    revision: z.array(answeredRevisionRequest),
  }),
)

const fileFields = Object.fromEntries(applicationDocumentKeys.map((key) => [key, id.nullish()])) as {
  [Key in ApplicationDocument]: z.ZodOptional<z.ZodNullable<typeof id>>
}

const createNullableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null)

/** The body of an application. This schema checks only shape and limits; `validateApplication` of the domain checks the fields. */
export const applicationBody = z.object({
  book_name: singleLineText(limits.bookNameLength * 2),
  language: z.enum(bookLanguages).default('kz'),
  annotation_kz: z
    .string()
    .max(limits.annotationLength * 2)
    .default(''),
  annotation_rus: z
    .string()
    .max(limits.annotationLength * 2)
    .default(''),
  annotation_en: z
    .string()
    .max(limits.annotationLength * 2)
    .default(''),
  budget_source: z.enum(budgetSources).nullish(),
  agreed: z.stringbool().or(z.boolean()).default(false),
  authors: z
    .array(z.object({ name: singleLineText(200), email: singleLineText(254), phone: singleLineText(40).default('') }))
    .max(30)
    .default([]),
  exist_authors: z.array(id).max(30).default([]),
  /** The conclusions and reviews. If an edit omits them, they stay unchanged. */
  conclusions: z
    .partialRecord(
      z.enum(conclusionKeys),
      z.object({ number: createNullableText(limits.documentNumber * 2), date: createNullableText(20) }),
    )
    .optional(),
  /** Text answers about documents, instead of new files. Only during a revision. */
  answers: z
    .partialRecord(
      documentKey,
      z
        .string()
        .trim()
        .max(limits.noteLength * 2),
    )
    .default({}),
  ...fileFields,
})
export type ApplicationBody = z.input<typeof applicationBody>

/** What an author has typed so far, unchanged. This schema checks only shape and limits. */
const draftFields = z.object({
  book_name: z.string().max(limits.bookNameLength * 2),
  language: z.enum(bookLanguages),
  annotation_kz: z.string().max(limits.annotationLength * 2),
  annotation_rus: z.string().max(limits.annotationLength * 2),
  annotation_en: z.string().max(limits.annotationLength * 2),
  budget_source: z.enum(budgetSources).nullable(),
  agreed: z.boolean(),
  authors: z
    .array(z.object({ name: z.string().max(400), email: z.string().max(400), phone: z.string().max(100) }))
    .max(30),
  conclusions: z.partialRecord(
    z.enum(conclusionKeys),
    z.object({
      number: z
        .string()
        .max(limits.documentNumber * 2)
        .nullable(),
      date: z.string().max(20).nullable(),
    }),
  ),
})
export const applicationDraft = draftFields.extend({
  id,
  version,
  exist_authors: z.array(authorOption),
  files: z.partialRecord(documentKey, fileInfo),
  updated_at: isoDateTime,
})
export type ApplicationDraft = z.output<typeof applicationDraft>
/** A draft's changed fields; the other fields are omitted. */
export const draftBody = draftFields.partial().extend({ exist_authors: z.array(id).max(30).optional(), ...fileFields })
export type DraftBody = z.output<typeof draftBody>

export const applicationEvent = schemaFor<ApplicationEvent>()(
  z.object({
    id,
    at: isoDateTime,
    by: activeUser.nullable(),
    what: z.enum(applicationEvents),
    reason: z.string().nullable(),
  }),
)
export const teamMember = z.object({ user: activeUser, role: z.string() })
