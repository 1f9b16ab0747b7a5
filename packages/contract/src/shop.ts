import {
  limits,
  publicationChannels,
  publicationFaults,
  publicationStatuses,
  type Product,
  type Publication,
} from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { fileInfo } from './files.ts'
import { day, id, idParams, line, moment, version } from './common-schemas.ts'
import { count } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A form has no numbers: an empty field of it is nothing, and not zero. */
const sum = z.union([z.null(), z.literal(''), z.coerce.number().int().nonnegative().max(100_000_000_000_00)])
const mark = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
const file = id.nullable().default(null)

/** What the shop is told of a book (spec §3). Prices are in tiyn here, and go out in tenge. */
export const productBody = z.object({
  external_techcard_id: id,
  organization_id: id,
  name: line(limits.bookName * 2),
  isbn: line(20).default(''),
  slug: line(200),
  publish_date: day,
  description: z.string().trim().max(limits.annotation),
  price_soft: sum.default(null),
  price_hard: sum.default(null),
  price_ebook: sum.default(null),
  featured: mark.default(false),
  bestseller: mark.default(false),
  category_id: id,
  /** Accounts of its authors, of those who have one. */
  author_ids: z.array(id).max(30).default([]),
  /** A picture of the book for the shop’s first page. */
  image: file,
  content: z
    .string()
    .trim()
    .max(4 * limits.annotation)
    .default(''),
  authors: z
    .array(
      z.object({
        name_ru: line(200),
        description: z.string().trim().max(limits.annotation).default(''),
        src_avatar: file,
      }),
    )
    .max(30)
    .default([]),
  src_cover: file,
  src_fpage: file,
})

export const publication = schemaFor<Publication>()(
  z.object({
    id,
    version,
    channel: z.enum(publicationChannels),
    status: z.enum(publicationStatuses),
    attempts: count,
    name: z.string(),
    sha256: z.string().nullable(),
    size: count.nullable(),
    answer_status: z.number().int().nullable(),
    answer: z.string().nullable(),
    fault: z.enum(publicationFaults).nullable(),
    sent_at: moment.nullable(),
    next_at: moment.nullable(),
    created_at: moment,
    created_by: z.string().nullable(),
  }),
)

/** A picture that goes along, with an address that shows it. */
const picture = fileInfo.extend({ src: z.string() }).nullable()
const product = schemaFor<Product>()(
  z.object({
    external_techcard_id: id,
    organization_id: id.nullable(),
    name: z.string(),
    isbn: z.string(),
    slug: z.string(),
    publish_date: day.nullable(),
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

export const shopCalls = calls({
  'GET /api/products/{id}': {
    summary: 'The product that a tech card would be in the shop, and what has been sent of it',
    access: may('techCards', 'write'),
    shows: ['book'],
    params: idParams,
    response: z.object({
      /** The host books are sent to; null where none is set. */
      shop: z.string().nullable(),
      product,
      /** The latest first; at most 20. */
      publications: z.array(publication),
    }),
  },
  'POST /api/products/sync': {
    summary: 'Send a book to the shop, as a form; it is queued, and tried again while the shop is down',
    access: may('techCards', 'write'),
    changes: ['book'],
    body: productBody,
    files: { image: 'image', src_cover: 'image', src_fpage: 'image' },
    response: z.object({ publication }),
  },
  'POST /api/publications/{id}/resend': {
    summary: 'Send once more what was given up',
    access: may('techCards', 'write'),
    changes: ['book'],
    params: idParams,
    response: z.object({ publication }),
  },
})
