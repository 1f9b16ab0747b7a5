import { getCurrentStage, type StageFlags } from '../shared/stages/stages.ts'

export const techCardStatuses = [
  'created',
  'formatted',
  'inWork',
  'completed',
  'signalPrinting',
  'circulationPrinting',
  'warehouse',
  'delivered',
] as const
export type TechCardStatus = (typeof techCardStatuses)[number]

interface StatusFacts extends StageFlags {
  signalEndDate: string | null
  /** Whether any editorial work on the book has started. */
  worksStarted: boolean
}

/** Whether a card can be archived. Only a delivered card can be, because archived cards disappear from view. */
export const isArchivable = (card: StageFlags): boolean => getCurrentStage(card) === 'done'

/** Returns the label of a card, derived from its stage (decisions §3). */
export function getStatus(card: StatusFacts): TechCardStatus {
  switch (getCurrentStage(card)) {
    case 'editor':
      return 'created'
    case 'project':
      return 'formatted'
    case 'process':
      return card.worksStarted ? 'inWork' : 'formatted'
    case 'signal':
      return 'signalPrinting'
    case 'author':
      return card.signalEndDate ? 'completed' : 'signalPrinting'
    case 'typography':
    case 'wap':
    case 'account':
      return 'circulationPrinting'
    case 'stock':
      return 'warehouse'
    case 'done':
      return 'delivered'
  }
}
