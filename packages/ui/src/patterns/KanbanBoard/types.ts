import type { StageKey } from '@press/domain'
import type { ReactNode } from 'react'
import type { Glyph } from '../../foundations/Icon/index.ts'

export type CardKey = string | number

/** One column. Its counts include cards that are not loaded yet. */
export interface BoardColumn<Key extends string = string> {
  key: Key
  title: string
  /** The title in the strip above the board, and in the pills on a phone. */
  shortTitle: string
  /** The stage whose color and icon the column has. Without a stage the column is neutral. */
  stage?: StageKey
  /** An icon that replaces the icon of the stage. */
  glyph?: Glyph
  total: number
  overdue: number
  /** The number of cards in this column today. Set it for the board of a past day; the strip then shows then → now. */
  currentTotal?: number
  /** The recommended maximum number of cards. A column over the limit shows a warning, but still accepts cards. */
  limit?: number
  /** The number of cards in the whole column, to which the limit applies. Set it for a board that is a part of another board. */
  fullTotal?: number
  /** Whether moves from and to this column are blocked. The header then shows this. */
  locked?: boolean
}

/**
 * The result of a drop on a column: the name of the action («Переместить на склад»), or a line that names the role with permission.
 */
export type MoveTarget = { allowed: true; action: string } | { allowed: false; reason: string }
export type MoveTargets<Key extends string> = Partial<Record<Key, MoveTarget>>

export interface BoardMove<Card, Key extends string> {
  card: Card
  from: Key
  to: Key
}

/** Functions through which the board reads a card. Each function must stay the same between renders. */
export interface CardAccess<Card, Key extends string> {
  /** Returns the unique key of a card. A card may be in several columns. */
  cardKey: (card: Card) => CardKey
  /** Returns the name of the card for screen readers and for type-ahead search. */
  cardTitle: (card: Card) => string
  /** Returns the link of the card; it covers the whole card. */
  cardHref: (card: Card) => string
  /**
   * Renders the content of the card. It fills the frame from edge to edge and has its own padding, as TechCardTile does. Rerenders
   * only when the card's object changes.
   */
  renderCard: (card: Card, column: Key) => ReactNode
  /** Returns the result of a drop on each column. A column that is missing in the result accepts no card. */
  targets: (card: Card, from: Key) => MoveTargets<Key>
}

/** The position of a highlighted card: the card and its column. */
export interface Spotlight<Key extends string> {
  column: Key
  id: CardKey
}

/**
 * Thrown when a move comes too late because the card is already in another column. `onMove` rejects with it, so that no message
 * says the card went back.
 */
export class MoveConflictError extends Error {
  override name = 'MoveConflictError'
}
