import type { StageKey } from '../shared/stages/stages.ts'

/** The reasons why an overdue book has not moved to the next stage, derived from its data. */
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
  /** The most advanced stage of the book. */
  stage: StageKey
  /** Whether the scientific council has approved the book for printing. */
  protocol: boolean
  has_project: boolean
  /** Whether a work of the book should already have been submitted. */
  late_work: boolean
  open_works: number
  /** Whether a signal copy has been made. */
  signal: boolean
  signed: boolean
  printing: boolean
  received: boolean
}

/** Returns what delays an overdue book at its stage. */
export function findRiskReason(book: RiskInput): RiskReason {
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
