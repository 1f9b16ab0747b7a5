import {
  confidentialFields,
  consentKinds,
  letterLocales,
  limits,
  ratingCriteria,
  specializations,
  type Person,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const activeUser = schemaFor<Person>()(
  z.object({ id, name: z.string(), role_id: z.number().int(), avatar: z.string().nullable() }),
)

const year = z.number().int().min(1900).max(2100).nullable()
const shortTexts = z.array(singleLineText(60)).max(30)
const experience = z
  .array(z.object({ place: singleLineText(200), position: singleLineText(200), from: year, to: year }))
  .max(20)
const education = z.array(z.object({ place: singleLineText(200), speciality: singleLineText(200), year })).max(10)

const meanScore = z.number().min(1).max(5)
/** The mean scores of a person's works on five criteria. */
const rating = z.object({
  mean: meanScore,
  count: z.number().int().positive(),
  criteria: z.record(z.enum(ratingCriteria), meanScore),
})

const identityDocument = z.object({ number: z.string(), issued_by: z.string(), issued_at: z.string() })
const bankAccount = z.object({ name: z.string(), BIK: z.string(), IIK: z.string() })
/** Masked personal numbers; null if the person has not entered a number. */
const maskedFields = z.object({
  IIN: z.string().nullable(),
  identity_document: identityDocument.nullable(),
  bank: bankAccount.nullable(),
  card_number: z.string().nullable(),
})

const publicProfile = z.object({
  specialization: z.enum(specializations).nullable(),
  organization: z.string().nullable(),
  biography: z.string().nullable(),
  social_links: z.array(z.string()),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  experience,
  education,
  rating: rating.nullable(),
})

const addresses = z.object({ registration: z.string(), residence: z.string() })

const ownProfile = publicProfile.extend({
  ...maskedFields.shape,
  email: z.string(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  addresses,
  /** The language of e-mails. */
  locale: z.enum(letterLocales),
  /** The number of approved works that are not paid yet. It is shown next to a newly entered bank card. */
  payments_under_way: z.number().int(),
  created_at: isoDateTime,
  version,
})
export type OwnProfile = z.output<typeof ownProfile>

const ownProfileResponse = z.object({ user: activeUser, profile: ownProfile, role_name: z.string() })

const confidentialText = z.string().trim().max(200)
const allowClearing = <Shape extends z.ZodType>(shape: Shape) => shape.nullable().optional()

export const peopleCalls = defineCalls({
  'GET /api/userprofile': {
    summary: 'The caller’s account, profile and role; document and account numbers are masked',
    access: 'session',
    shows: ['user'],
    response: ownProfileResponse,
  },
  'GET /api/userprofile/consents': {
    summary: 'The caller’s consents to personal data processing, with the texts they read',
    access: 'session',
    lasting: 'consents are given before the screen opens',
    response: z.object({
      consents: z.array(
        z.object({ id, kind: z.enum(consentKinds), version: z.string(), text: z.string(), agreed_at: isoDateTime }),
      ),
    }),
  },
  'GET /api/userprofile/data': {
    summary: 'All data stored about the caller as a JSON file; document and account numbers are masked',
    access: 'session',
    lasting: 'a downloaded file',
  },
  'GET /api/user/{id}': {
    summary: 'A person’s public profile; authorized callers also get masked document and account numbers',
    access: 'session',
    shows: ['user'],
    params: idParams,
    response: z.object({ user: activeUser, profile: publicProfile.extend(maskedFields.partial().shape) }),
  },
  'POST /api/authorprofile/edit': {
    summary:
      'Save the caller’s profile, whatever the role; omitted fields stay. Confidential fields need a fresh POST /api/confirm',
    access: 'session',
    changes: ['user'],
    body: z
      .object({
        name: singleLineText(200),
        phone: singleLineText(40),
        birthday: isoDate.or(z.literal('')),
        biography: z.string().trim().max(limits.biographyLength),
        social_links: z.array(z.string().trim().max(300)).max(10),
        addresses: z.object({ registration: singleLineText(300), residence: singleLineText(300) }),
        specialization: z.enum(specializations).nullable(),
        languages: shortTexts,
        skills: shortTexts,
        experience,
        education,
        locale: z.enum(letterLocales),
        /** The photo's file; null removes it. */
        avatar: id.nullable(),
      })
      .partial()
      .extend({
        IIN: allowClearing(confidentialText),
        identity_document: allowClearing(
          z.object({ number: confidentialText, issued_by: singleLineText(200), issued_at: isoDate.or(z.literal('')) }),
        ),
        bank: allowClearing(z.object({ name: singleLineText(200), BIK: confidentialText, IIK: confidentialText })),
        card_number: allowClearing(confidentialText),
        version: expectedVersion,
      }),
    response: ownProfileResponse,
  },
  'POST /api/user/{id}/reveal': {
    summary: 'Reveal one confidential field of a person after a fresh POST /api/confirm; recorded in the audit log',
    access: requirePermission('confidential', 'read'),
    changes: [],
    params: idParams,
    body: z.object({ field: z.enum(confidentialFields) }),
    response: maskedFields.partial(),
  },
})
