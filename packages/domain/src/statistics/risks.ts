import type { StageKey } from '../tech-cards/stages.ts'

/** Why a book that is past its day has not gone on, from what is known of it. */
export const riskReasons = [
  'protocol',
  'decision',
  'noProject',
  'notBegun',
  'workLate',
  'worksOpen',
  'notSent',
  'signalNotPrinted',
  'signalNotPassed',
  'notSigned',
  'notSentToPrint',
  'notPrinted',
  'printing',
  'finishing',
  'sales',
  'notReceived',
  'notHandedOver',
] as const
export type RiskReason = (typeof riskReasons)[number]

export interface RiskInput {
  /** The furthest stage of the book. */
  stage: StageKey
  /** The scientific council has let it into print. */
  protocol: boolean
  has_project: boolean
  /** A work of it should have been handed in by now. */
  late_work: boolean
  open_works: number
  /** A signal copy of it has been made. */
  signal: boolean
  signed: boolean
  printing: boolean
  received: boolean
}

/** What holds a late book where it stands. */
export function riskReason(book: RiskInput): RiskReason {
  switch (book.stage) {
    case 'editor':
      return book.protocol ? 'decision' : 'protocol'
    case 'project':
      return book.has_project ? 'notBegun' : 'noProject'
    case 'process':
      if (book.late_work) return 'workLate'
      return book.open_works > 0 ? 'worksOpen' : 'notSent'
    case 'signal':
      return book.signal ? 'signalNotPassed' : 'signalNotPrinted'
    case 'author':
      return book.signed ? 'notSentToPrint' : 'notSigned'
    case 'typography':
      return book.printing ? 'printing' : 'notPrinted'
    case 'wap':
      return 'finishing'
    case 'account':
      return 'sales'
    default:
      return book.received ? 'notHandedOver' : 'notReceived'
  }
}
