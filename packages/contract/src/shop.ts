import {
  limits,
  publicationChannels,
  publicationErrors,
  publicationStatuses,
  type Product,
  type Publication,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { fileInfo } from './files.ts'
import { isoDate, id, idParams, singleLineText, isoDateTime, version } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A sum from form data, where every value is text. An empty field means no value, not zero. */
const optionalSum = z.union([z.null(), z.literal(''), z.coerce.number().int().nonnegative().max(100_000_000_000_00)])
const formBoolean = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
const optionalFileId = id.nullable().default(null)

/** The data about a book that the shop receives (spec §3). Prices are in tiyn here, and are sent in tenge. */
export const productBody = z.object({
  external_techcard_id: id,
  organization_id: id,
  name: singleLineText(limits.bookNameLength * 2),
  isbn: singleLineText(20).default(''),
  slug: singleLineText(200),
  publish_date: isoDate,
  description: z.string().trim().max(limits.annotationLength),
  price_soft: optionalSum.default(null),
  price_hard: optionalSum.default(null),
  price_ebook: optionalSum.default(null),
  featured: formBoolean.default(false),
  bestseller: formBoolean.default(false),
  category_id: id,
  /** The accounts of the authors. Authors without an account are omitted. */
  author_ids: z.array(id).max(30).default([]),
  /** A picture of the book for the shop’s home page. */
  image: optionalFileId,
  content: z
    .string()
    .trim()
    .max(4 * limits.annotationLength)
    .default(''),
  authors: z
    .array(
      z.object({
        name_ru: singleLineText(200),
        description: z.string().trim().max(limits.annotationLength).default(''),
        src_avatar: optionalFileId,
      }),
    )
    .max(30)
    .default([]),
  src_cover: optionalFileId,
  src_fpage: optionalFileId,
})

export const publication = schemaFor<Publication>()(
  z.object({
    id,
    version,
    channel: z.enum(publicationChannels),
    status: z.enum(publicationStatuses),
    attempts: nonNegativeCount,
    name: z.string(),
    sha256: z.string().nullable(),
    size: nonNegativeCount.nullable(),
    answer_status: z.number().int().nullable(),
    answer: z.string().nullable(),
    fault: z.enum(publicationErrors).nullable(),
    sent_at: isoDateTime.nullable(),
    next_at: isoDateTime.nullable(),
    created_at: isoDateTime,
    created_by: z.string().nullable(),
  }),
)

/** An attached picture, with the URL of its image. */
const picture = fileInfo.extend({ src: z.string() }).nullable()
const product = schemaFor<Product>()(
  z.object({
    external_techcard_id: id,
    organization_id: id.nullable(),
    name: z.string(),
    isbn: z.string(),
    slug: z.string(),
    publish_date: isoDate.nullable(),
    description: z.string(),
    price_soft: z.number().int().nullable(),
    price_hard: z.number().int().nullable(),
    price_ebook: z.number().int().nullable(),
    featured: z.boolean(),
    bestseller: z.boolean(),
    category_id: id.nullable(),
    content: z.string(),
    authors: z.array(
      z.object({
        id: id.nullable(),
        name_ru: z.string(),
        description: z.string(),
        linked: z.boolean(),
        src_avatar: picture,
      }),
    ),
    image: picture,
    src_cover: picture,
    src_fpage: picture,
  }),
)

export const shopCalls = defineCalls({
  'GET /api/products/{id}': {
    summary: 'A tech card as a shop product, and what was already sent of it',
    access: requirePermission('techCards', 'write'),
    shows: ['book'],
    params: idParams,
    response: z.object({
      /** The host of the shop that receives books; null if no shop is configured. */
      shop: z.string().nullable(),
      product,
      /** The publications of the book, the latest first; at most 20. */
      publications: z.array(publication),
    }),
  },
  'POST /api/products/sync': {
    summary: 'Send a book to the shop, as a form; queued and retried while the shop is unreachable',
    access: requirePermission('techCards', 'write'),
    changes: ['book'],
    body: productBody,
    files: { image: 'image', src_cover: 'image', src_fpage: 'image' },
    response: z.object({ publication }),
  },
  'POST /api/publications/{id}/resend': {
    summary: 'Retry a failed publication',
    access: requirePermission('techCards', 'write'),
    changes: ['book'],
    params: idParams,
    response: z.object({ publication }),
  },
})
