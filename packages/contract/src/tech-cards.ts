import { limits } from '@press/domain'
import { z } from 'zod'
import { authorOption } from './applications.ts'
import { calls, may } from './call.ts'
import { day, id, idParams, listQuery, madeAgainst } from './common.ts'
import {
  archived,
  boardCard,
  boardColumn,
  columnKey,
  count,
  fields,
  flags,
  historyEvent,
  managers,
  reference,
  techCard,
  techCardBody,
  techCardEdit,
  techCardRow,
} from './tech-card-shapes.ts'

export {
  boardCard,
  boardColumn,
  workType,
  techCardRow,
  techCardBody,
  pathStep,
  workRemark,
  techCard,
  historyEvent,
  type BoardCard,
  type TechCardRow,
  type PrintInfo,
  type TechCardBody,
  type PathStep,
  type WorkRemark,
  type TechCard,
} from './tech-card-shapes.ts'

const answer = z.object({ techcard: techCard })
const note = z.string().trim().max(limits.note)

export const techCardCalls = calls({
  'GET /api/tech-cards': {
    summary: 'Tech cards the person may see',
    access: may('techCards', 'read'),
    query: listQuery(['created_at', 'book_name', 'due', 'stage', 'quantity']).extend({
      stage: columnKey.optional(),
      project_manager_id: id.optional(),
    }),
    response: z.object({ techcards: z.array(techCardRow), total: z.number().int() }),
  },
  'GET /api/tech-cards/board': {
    summary:
      'The board of the person’s role: counts of every column and its first cards; with `column` and `after`, that column’s next cards',
    access: may('techCards', 'read'),
    query: z.object({
      column: columnKey.optional(),
      /** The id of the last card that the asker has of the column. */
      after: id.optional(),
      search: z.string().trim().max(200).default(''),
      project_manager_id: id.optional(),
      due: z.enum(['overdue', 'week']).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(limits.boardColumn),
    }),
    /** `total`: cards at work in these columns; one that stands in two of them counts once. */
    response: z.object({ total: count, columns: z.array(boardColumn), techcards: z.array(boardCard) }),
  },
  'GET /api/tech-cards/managers': {
    summary: 'Managers of the cards the person may see',
    access: may('techCards', 'read'),
    response: managers,
  },
  'GET /api/tech-cards/authors': {
    summary: 'People with an account who can be named as authors of a card, by a part of the name; at most 50',
    access: may('techCards', 'write'),
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ authors: z.array(authorOption) }),
  },
  'GET /api/tech-cards/{id}': {
    summary: 'A tech card, whole',
    access: may('techCards', 'read'),
    params: idParams,
    response: answer,
  },
  'GET /api/tech-cards/create': {
    summary: 'Reference lists of a new card, and the application it is made from',
    access: may('techCards', 'write'),
    query: z.object({ applicationId: id.optional() }),
    response: reference.extend({ application: techCardBody.extend({ id }).nullable() }),
  },
  'POST /api/tech-cards/create': {
    summary: 'Make a tech card, of an accepted application or by itself',
    access: may('techCards', 'write'),
    body: techCardBody.extend({ application_id: id.nullish() }),
    response: answer,
  },
  'GET /api/tech-cards/{id}/edit': {
    summary: 'Reference lists and the card',
    access: may('techCards', 'write'),
    params: idParams,
    response: reference.extend({ techCard }),
  },
  'POST /api/tech-cards/{id}/edit': {
    summary: 'Save a tech card, or some fields of it',
    access: may('techCards', 'write'),
    params: idParams,
    body: techCardEdit.extend({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/archive': {
    summary: 'Put a delivered card into the archive, or bring one back',
    access: may('techCards', 'write'),
    params: idParams,
    body: z.object({ is_archieve: archived.or(z.boolean()).transform(Boolean), version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/kanban/{id}': {
    summary: 'Move a card: one flag set, one cleared',
    access: may('techCards', 'move'),
    params: idParams,
    body: flags(z.boolean().optional()).extend({ version: madeAgainst, reason: note.optional() }),
    response: z.object({ techcard: boardCard }),
  },
  'POST /api/tech-cards/{id}/signal-end-date': {
    summary: 'Approve the signal copy',
    access: may('techCards', 'approveSignal'),
    params: idParams,
    body: z.object({ signalEndDate: day.nullable(), version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/print-start-date': {
    summary: 'Set the day the run goes to print',
    access: may('techCards', 'schedulePrint'),
    params: idParams,
    body: z.object({ printStartDate: day.nullable(), version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/delivery': {
    summary: 'Delivery data of a card',
    access: may('techCards', 'deliveryData'),
    params: idParams,
    body: fields
      .pick({ delivery_address: true, from_address: true, delivery_payment: true })
      .extend({ version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/signal-copy': {
    summary: 'The signal copy is printed: the card goes to the author',
    access: may('techCards', 'print'),
    params: idParams,
    body: z.object({ remarks: note.default(''), version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/print-info': {
    summary: 'The run is printed, or the works after printing are finished: the card goes on',
    access: may('techCards', 'print'),
    params: idParams,
    body: z.object({
      work: z.enum(['print-run', 'works-after-printing']),
      remarks: note.default(''),
      version: madeAgainst,
    }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/receive': {
    summary: 'The books came to stock',
    access: may('techCards', 'handOver'),
    params: idParams,
    body: z.object({ remarks: note.default(''), version: madeAgainst }),
    response: answer,
  },
  'POST /api/tech-cards/{id}/deliver': {
    summary: 'The books were handed over',
    access: may('techCards', 'handOver'),
    params: idParams,
    body: z.object({ remarks: note.default(''), version: madeAgainst }),
    response: answer,
  },
  'GET /api/tech-cards/{id}/history': {
    summary: 'Everything that happened to a card, newest first',
    access: may('history', 'read'),
    params: idParams,
    response: z.object({ events: z.array(historyEvent) }),
  },
})
