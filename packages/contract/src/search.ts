import {
  applicationStatuses,
  bookLanguages,
  contractKindKeys,
  contractStatuses,
  offerStatuses,
  projectStatuses,
  searchKinds,
  searchLimits,
  shopOrderStatuses,
  stageKeys,
  type SearchKind,
  type FoundGroup,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDate, id, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const count = z.number().int().nonnegative()

const titleFields = z.object({ id, book_name: z.string(), authors: z.string(), language: z.enum(bookLanguages) })
const coverFields = { src_cover: z.string().nullable() }

const resultFields = {
  techcard: titleFields.extend({
    ...coverFields,
    /** The furthest stage of the book, and the time since which the book has been at this stage. */
    stage: z.enum(stageKeys),
    stage_since: isoDateTime,
    is_archieve: z.boolean(),
    quantity: count.nullable(),
    due: isoDate.nullable(),
    project_manager: activeUser.nullable(),
    /** The latest offer for the book, if the person may read offers. */
    offer: z.object({ id, number: z.string(), progress: count }).nullable(),
  }),
  book: titleFields.extend({
    ...coverFields,
    techcard_id: id.nullable(),
    ISBN: z.string().nullable(),
    year: z.number().int().nullable(),
    copies_left: count.nullable(),
  }),
  application: titleFields.extend({
    status: z.enum(applicationStatuses),
    due: isoDate.nullable(),
    created_at: isoDateTime,
  }),
  project: titleFields.extend({
    ...coverFields,
    name: z.string(),
    techcard_id: id,
    status: z.enum(projectStatuses),
    deadline: isoDate.nullable(),
    manager: activeUser.nullable(),
  }),
  offer: z.object({
    id,
    number: z.string(),
    date: isoDate,
    recipient_name: z.string(),
    /** The title of the offer's first book, and the number of its further books. */
    book_name: z.string(),
    more: count,
    status: z.enum(offerStatuses),
    /** The offer's sum in tiyn. */
    sum: count,
    progress: count,
  }),
  shoporder: z.object({
    id,
    customer_name: z.string(),
    titles: z.string(),
    status: z.enum(shopOrderStatuses),
    sum: count,
    created_at: isoDateTime,
  }),
  contract: z.object({
    id,
    number: z.string(),
    party_name: z.string(),
    kind: z.enum(contractKindKeys),
    status: z.enum(contractStatuses),
    ends_on: isoDate.nullable(),
  }),
  organization: z.object({ id, name: z.string(), IIN: z.string() }),
  person: activeUser.extend({ status: z.enum(['active', 'offline']) }),
  message: z.object({
    id,
    conversation_id: id,
    /** The name of the group or of the book of the conversation; null in a conversation of two people. */
    chat_name: z.string().nullable(),
    content: z.string(),
    user: activeUser,
    created_at: isoDateTime,
  }),
} satisfies Record<SearchKind, z.ZodObject>

/** The search results of one kind. The best matches are first; of equally good matches, the newest. */
const createGroupSchema = <Kind extends SearchKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    /** The total number of matches that the person may see. */
    total: count,
    /** Whether there is no exact match, so that the results differ from the query by one letter. */
    near: z.boolean(),
    /** Whether the search of this kind failed. */
    failed: z.boolean(),
    items: z.array(resultFields[kind]),
  })

export const searchGroup = schemaFor<FoundGroup>()(
  z.discriminatedUnion('kind', [
    createGroupSchema('techcard'),
    createGroupSchema('book'),
    createGroupSchema('application'),
    createGroupSchema('project'),
    createGroupSchema('offer'),
    createGroupSchema('shoporder'),
    createGroupSchema('contract'),
    createGroupSchema('organization'),
    createGroupSchema('person'),
    createGroupSchema('message'),
  ]),
)
/** A search result of one kind. */
export type SearchHit<Kind extends SearchKind> = Extract<FoundGroup, { kind: Kind }>['items'][number]

export const searchCalls = defineCalls({
  'GET /api/search': {
    summary:
      'Search results by kind for these words or this number, limited to what the caller may see; kinds without results are omitted',
    access: 'session',
    lasting: 'fetched on every keystroke',
    query: z.object({
      q: z.string().trim().max(searchLimits.maxQueryLength),
      /** If set, only results of this kind are returned, but more of them. */
      kind: z.enum(searchKinds).optional(),
      /** Whether to include archived rows. */
      archive: z.literal('1').optional(),
    }),
    response: z.object({ groups: z.array(searchGroup) }),
  },
})
