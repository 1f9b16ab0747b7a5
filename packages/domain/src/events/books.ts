import type { ApplicationDocument } from '../applications/documents.ts'
import type { ApplicationStatus } from '../applications/statuses.ts'
import type { PublicationChannel } from '../shared/books/publications.ts'
import type { Copies } from '../shared/books/copies.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import type { StageWork } from '../tech-cards/transitions.ts'
import type { WorkTypeName } from '../shared/books/work-types.ts'
import { defineBareEvent, defineEvent } from './event.ts'
import type { ReassignmentData } from './people.ts'

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

export const applicationEventRules = {
  'application.created': defineEvent(),
  'application.edited': defineEvent(),
  'application.mended': defineEvent<{ round: number | undefined }>(),
  'application.revision': defineEvent<Decision>(),
  'application.accepted': defineEvent<Decision>(),
  'application.rejected': defineEvent<Decision>(),
  'application.reopened': defineEvent<Decision>(),
  'application.asked': defineEvent<{ asked: number[]; name: string }>(),
  'application.joined': defineEvent<{ name: string; submitter: number | null }>(),
  'application.declined': defineEvent<{ name: string; submitter: number | null }>(),
  'application.handedOver': defineBareEvent<ReassignmentData>(),
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

export const bookEventRules = {
  'techcard.created': defineEvent<{
    to: StageKey
    application_id?: number | null
    offer_id?: number | null
    project_manager_id: number | null
  }>({ changes: ['application'], lasting: true }),
  'techcard.edited': defineEvent<{ fields: string[]; project_manager_id?: number | null }>(),
  'techcard.moved': defineEvent<{
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
  'techcard.takenBack': defineEvent<{ from: StageKey; to: StageKey; reason: null }>({ lasting: true }),
  'techcard.archived': defineEvent({ lasting: true }),
  'techcard.restored': defineEvent(),
  'techcard.signalRound': defineEvent<{ number: number; with_author: boolean }>(),
  'techcard.signalOpened': defineEvent<{ round: number }>(),
  'techcard.signalRemarked': defineEvent<{ round: number; remark: number }>(),
  'techcard.signalApproved': defineEvent<SignalSigning>(),
  'techcard.signalWithdrawn': defineEvent<SignalSigning>(),
  'techcard.printScheduled': defineEvent<{ fields: ['printStartDate'] }>(),
  'techcard.printed': defineEvent<{ count: number | null; total: number | null }>(),
  'techcard.received': defineEvent<{ count: number; reason: string | null }>(),
  'printday.arranged': defineEvent<{ date: string; count: number | null }>(),
  'techcard.shortage': defineEvent<Shortage & { missing: Copies }>(),
  'techcard.shortageReceived': defineEvent<Shortage>(),
  'techcard.shortageWrittenOff': defineEvent<Shortage>(),
  'techcard.scored': defineEvent(),
  'techcard.remarked': defineEvent<Remark>({ changes: ['message'] }),
  'techcard.remarkRemoved': defineEvent<Remark>({ changes: ['message'] }),
  'techcard.shared': defineEvent(),
  'techcard.unshared': defineEvent(),
  'techcard.handedOver': defineBareEvent<ReassignmentData>(),
  'paper.ordered': defineEvent<{ paper: string; sheets: number; date: string }>(),
  'paper.received': defineEvent<PaperOrder>(),
  'paper.cancelled': defineEvent<PaperOrder>(),
  'paper.counted': defineEvent<{ paper: string; sheets: number; reason: string }>(),
  'paper.used': defineEvent<{ book_name: string; copies: number | null; sheets: number; reason: string | null }>(),
  'paper.short': defineEvent<{
    paper: string
    sheets: number
    date: string | null
    book_name: string | null
    late: boolean
  }>(),
  'book.imported': defineEvent<{ books: number }>(),
  'book.counted': defineEvent<{ copies: number; reason: string | null }>(),
  'book.writtenOff': defineEvent<{ copies: number; reason: string }>(),
  'book.publishAsked': defineEvent<Publication>(),
  'book.publishWithdrawn': defineEvent<Publication>(),
  'book.published': defineEvent<Publication & { fault: string | null }>(),
  'book.publishFailed': defineEvent<Publication & { fault: string | null }>(),
  'book.publishDelayed': defineEvent<Publication & { fault: string | null }>(),
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

export const workEventRules = {
  'project.created': defineEvent(),
  'project.edited': defineEvent<Partial<WorkStep>>(),
  'project.started': defineEvent(),
  'project.finished': defineEvent(),
  'project.urgent': defineEvent<{ urgent: boolean }>(),
  'project.workGiven': defineEvent<{ work: WorkTypeName; executor_id: number }>(),
  'project.workAnswered': defineEvent<Work>(),
  'project.workTaken': defineEvent<WorkStep>(),
  'project.workDeclined': defineEvent<Work>(),
  'project.workGivenBack': defineEvent<Work>(),
  'project.workHandedIn': defineEvent<WorkStep>(),
  'project.workReturned': defineEvent<WorkStep>(),
  'project.workApproved': defineEvent<WorkStep>(),
  'project.workCancelled': defineEvent<WorkStep>(),
  'project.workScored': defineEvent<{ work: WorkTypeName }>(),
  'project.handedOver': defineBareEvent<ReassignmentData>(),
}
