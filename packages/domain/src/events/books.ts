import type { ApplicationDocument } from '../applications/documents.ts'
import type { ApplicationStatus } from '../applications/statuses.ts'
import type { PublicationChannel } from '../shared/books/publications.ts'
import type { Copies } from '../shared/books/copies.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import type { StageWork } from '../tech-cards/transitions.ts'
import type { WorkTypeName } from '../shared/books/work-types.ts'
import { bareEvent, event } from './event.ts'
import type { Reassigned } from './people.ts'

export interface Decision {
  from: ApplicationStatus
  to: ApplicationStatus
  reason?: string
  documents?: { document: ApplicationDocument; reason: string; until?: string | null }[]
  /** The number of the revision round. */
  round?: number
  /** The id of the letter that was sent with the decision. */
  letter?: number
}

export const applications = {
  'application.created': event(),
  'application.edited': event(),
  'application.mended': event<{ round: number | undefined }>(),
  'application.revision': event<Decision>(),
  'application.accepted': event<Decision>(),
  'application.rejected': event<Decision>(),
  'application.reopened': event<Decision>(),
  'application.asked': event<{ asked: number[]; name: string }>(),
  'application.joined': event<{ name: string; submitter: number | null }>(),
  'application.declined': event<{ name: string; submitter: number | null }>(),
  'application.handedOver': bareEvent<Reassigned>(),
}

export interface Shortage {
  reason: string | null
  count: number
  project_manager_id: number | null
}

export interface Publication {
  publication: number
  channel: PublicationChannel
}

export interface PaperOrder {
  paper: string
  sheets: number
  note: string | null
}

export interface SignalSigning {
  fields: ['signalEndDate']
  project_manager_id: number | null
}

export const books = {
  'techcard.created': event<{
    to: StageKey
    application_id?: number | null
    offer_id?: number | null
    project_manager_id: number | null
  }>({ changes: ['application'], lasting: true }),
  'techcard.edited': event<{ fields: string[]; project_manager_id?: number | null }>(),
  'techcard.moved': event<{
    from: StageKey
    to: StageKey
    reason?: string | null
    /** The work whose completion moved the card. */
    work?: StageWork
    /** The number of remarks with which the card was returned. */
    remarks?: number
    project_manager_id?: number | null
    /** Whether the card was already at the target stage. */
    stood?: boolean
    /** Whether the move set the printing date. */
    scheduled?: boolean
    /** Whether the move delivered the print run. */
    delivered?: boolean
  }>({ lasting: true }),
  'techcard.takenBack': event<{ from: StageKey; to: StageKey; reason: null }>({ lasting: true }),
  'techcard.archived': event({ lasting: true }),
  'techcard.restored': event(),
  'techcard.signalRound': event<{ number: number; with_author: boolean }>(),
  'techcard.signalOpened': event<{ round: number }>(),
  'techcard.signalRemarked': event<{ round: number; remark: number }>(),
  'techcard.signalApproved': event<SignalSigning>(),
  'techcard.signalWithdrawn': event<SignalSigning>(),
  'techcard.printScheduled': event<{ fields: ['printStartDate'] }>(),
  'techcard.printed': event<{ count: number | null; total: number | null }>(),
  'techcard.received': event<{ count: number; reason: string | null }>(),
  'printday.arranged': event<{ date: string; count: number | null }>(),
  'techcard.shortage': event<Shortage & { missing: Copies }>(),
  'techcard.shortageReceived': event<Shortage>(),
  'techcard.shortageWrittenOff': event<Shortage>(),
  'techcard.scored': event(),
  'techcard.remarked': event<Remark>({ changes: ['message'] }),
  'techcard.remarkRemoved': event<Remark>({ changes: ['message'] }),
  'techcard.shared': event(),
  'techcard.unshared': event(),
  'techcard.handedOver': bareEvent<Reassigned>(),
  'paper.ordered': event<{ paper: string; sheets: number; date: string }>(),
  'paper.received': event<PaperOrder>(),
  'paper.cancelled': event<PaperOrder>(),
  'paper.counted': event<{ paper: string; sheets: number; reason: string }>(),
  'paper.used': event<{ book_name: string; copies: number | null; sheets: number; reason: string | null }>(),
  'paper.short': event<{
    paper: string
    sheets: number
    date: string | null
    book_name: string | null
    late: boolean
  }>(),
  'book.imported': event<{ books: number }>(),
  'book.counted': event<{ copies: number; reason: string | null }>(),
  'book.writtenOff': event<{ copies: number; reason: string }>(),
  'book.publishAsked': event<Publication>(),
  'book.publishWithdrawn': event<Publication>(),
  'book.published': event<Publication & { fault: string | null }>(),
  'book.publishFailed': event<Publication & { fault: string | null }>(),
  'book.publishDelayed': event<Publication & { fault: string | null }>(),
}

/** A chat message that was added to a card's remarks. */
export interface Remark {
  before: { remark: string }
  after: { remark: string }
  message_id: number
}

export interface Work {
  work: WorkTypeName
  name: string
}

export interface WorkStep extends Work {
  executor_id?: number | null
  reason?: string | null
}

export const works = {
  'project.created': event(),
  'project.edited': event<Partial<WorkStep>>(),
  'project.started': event(),
  'project.finished': event(),
  'project.urgent': event<{ urgent: boolean }>(),
  'project.workGiven': event<{ work: WorkTypeName; executor_id: number }>(),
  'project.workAnswered': event<Work>(),
  'project.workTaken': event<WorkStep>(),
  'project.workDeclined': event<Work>(),
  'project.workGivenBack': event<Work>(),
  'project.workHandedIn': event<WorkStep>(),
  'project.workReturned': event<WorkStep>(),
  'project.workApproved': event<WorkStep>(),
  'project.workCancelled': event<WorkStep>(),
  'project.workScored': event<{ work: WorkTypeName }>(),
  'project.handedOver': bareEvent<Reassigned>(),
}
