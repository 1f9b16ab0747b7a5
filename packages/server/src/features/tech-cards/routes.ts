import type { techCardCalls } from '@press/contract'
import { editionTypes, getGrantedScope, workTypes } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import { createRawJson } from '../../app/raw-json.ts'
import { PressError } from '../../errors.ts'
import { searchAuthors, toApiPerson, findProjectManagers } from '../shared/people.ts'
import { removeRemark } from './remove-remark.ts'
import type { Context } from '../shared/context.ts'
import { readBoardJson } from './board.ts'
import { countMovesByDay } from './board-history.ts'
import { createMovesCsv } from './moves-csv.ts'
import { listCardsJson } from './list.ts'
import { findCardHistory, getManagers } from './queries.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'
import { findOfferBook } from './offer-link.ts'
import { getRatings, scoreCard } from './rating.ts'
import {
  archiveTechCard,
  createTechCard,
  editTechCard,
  moveTechCard,
  getPrefill,
  saveDelivery,
  schedulePrint,
} from './commands.ts'
import { getTechCard } from '../shared/tech-cards/find-tech-card.ts'
import { undoMove } from './undo-move.ts'
import { recordShortage, settleShortage } from './shortages.ts'
import { handOutCopies, takeIntoStock, savePrintForm } from './stage-works.ts'

async function findFormOptions({ db, files }: Pick<Context, 'db' | 'files'>) {
  const [managers, authors] = await Promise.all([findProjectManagers(db), searchAuthors(db, '')])
  return {
    editionTypes: [...editionTypes],
    workTypes: [...workTypes],
    projectManagers: managers.map((manager) => toApiPerson(manager, files)),
    authors,
  }
}

export const handlers: HandlersOf<typeof techCardCalls> = {
  'GET /api/tech-cards': async ({ db, files, query, scope, person, reply }) =>
    createRawJson(reply, await listCardsJson(db, files, query, scope, person)),

  'GET /api/tech-cards/board': async ({ db, files, query, scope, person, reply }) => {
    if (query.at && !getGrantedScope(person.role, 'history', 'read')) throw new PressError('forbidden')
    return createRawJson(reply, await readBoardJson(db, files, query, scope, person))
  },

  'GET /api/tech-cards/board/days': async ({ db, query }) => countMovesByDay(db, query),

  'GET /api/tech-cards/board/moves.csv': async ({ db, query, reply, t, locale }) => {
    const moves = createMovesCsv(db, query, { t, locale })
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="moves-${query.from}-${query.to}.csv"`)
      .send(moves)
  },

  'GET /api/tech-cards/managers': async ({ db, files, scope, person }) => ({
    projectManagers: (await getManagers(db, scope, person)).map((manager) => toApiPerson(manager, files)),
  }),

  'GET /api/tech-cards/authors': async ({ db, query }) => ({ authors: await searchAuthors(db, query.search) }),

  'GET /api/tech-cards/{id}': async (call) => ({ techcard: await getTechCard(call, call.params.id) }),

  'GET /api/tech-cards/create': async (call) => {
    const { applicationId, offerId, book } = call.query
    const application = applicationId ? await getPrefill(call, applicationId) : null
    return {
      ...(await findFormOptions(call)),
      application: application && { ...application, work_types: [] },
      offer: offerId ? await findOfferBook(call, offerId, book) : null,
    }
  },

  'POST /api/tech-cards/create': async (call) => ({ techcard: await createTechCard(call, call.body) }),

  'GET /api/tech-cards/{id}/edit': async (call) => ({
    ...(await findFormOptions(call)),
    techCard: await getTechCard(call, call.params.id),
  }),

  'POST /api/tech-cards/{id}/edit': async (call) => ({ techcard: await editTechCard(call, call.params.id, call.body) }),

  'POST /api/tech-cards/{id}/archive': async (call) => ({
    techcard: await archiveTechCard(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/kanban/{id}': async (call) => ({
    techcard: await moveTechCard(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/take-back': async (call) => ({
    techcard: await undoMove(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/print-start-date': async (call) => ({
    techcard: await schedulePrint(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/delivery': async (call) => ({
    techcard: await saveDelivery(call, call.params.id, call.body),
  }),

  'GET /api/tech-cards/{id}/score': async (call) => getRatings(call, call.params.id),

  'POST /api/tech-cards/{id}/score': async (call) => scoreCard(call, call.params.id, call.body),

  'POST /api/tech-cards/{id}/signal-copy': async (call) => ({
    techcard: await savePrintForm(call, call.params.id, 'signal', call.body),
  }),

  'POST /api/tech-cards/{id}/print-info': async (call) => ({
    techcard: await savePrintForm(call, call.params.id, 'print', call.body),
  }),

  'POST /api/tech-cards/{id}/receive': async (call) => ({
    techcard: await takeIntoStock(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/deliver': async (call) => ({
    techcard: await handOutCopies(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/shortage': async (call) => ({
    techcard: await recordShortage(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/shortage/settle': async (call) => ({
    techcard: await settleShortage(call, call.params.id, call.body),
  }),

  'DELETE /api/tech-cards/{id}/remarks/{remark}': async (call) => ({
    techcard: await removeRemark(call, call.params.id, call.params.remark),
  }),

  'GET /api/tech-cards/{id}/history': async ({ db, files, params, person }) => {
    if (!(await canReadTechCard(db, 'all', person, params.id))) throw new PressError('notFound')
    const events = await findCardHistory(db, params.id)
    return {
      events: events.map(({ data, by, ...event }) => ({
        ...event,
        by: by && toApiPerson(by, files),
        from: data.from ?? null,
        to: data.to ?? null,
        reason: data.reason ?? (data.after?.remark || data.before?.remark || null),
        fields: data.fields ?? [],
      })),
    }
  },
}
