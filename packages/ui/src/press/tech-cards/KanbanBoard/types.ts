import type { StageKey } from '@press/domain'
import type { ReactNode } from 'react'
import type { Glyph } from '../../../foundations/Icon/index.ts'

export type CardKey = string | number

/** One column. Its counts are of all its cards, however many of them have been loaded. */
export interface BoardColumn<Key extends string = string> {
  key: Key
  title: string
  /** For the strip above the board and the pills of a phone. */
  shortTitle: string
  /** Whose colour and drawing it has; neutral without one. */
  stage?: StageKey
  /** Another drawing than the stage's. */
  glyph?: Glyph
  total: number
  overdue: number
  /** On the board of a past day: how many stand here today. The strip shows then → now. */
  now?: number
  /** How many cards it should hold at most; a column that holds more says so, and takes them still. */
  limit?: number
  /** On a board that is a part of another: how many stand in the whole column, which the limit is held against. */
  whole?: number
  /** Nothing can be moved from here or to here, and the header says so. */
  locked?: boolean
}

/** What a drop on a column would mean: its name («Переместить на склад»), or one line saying who may move here. */
export type MoveTarget = { allowed: true; action: string } | { allowed: false; reason: string }
export type MoveTargets<Key extends string> = Partial<Record<Key, MoveTarget>>

export interface BoardMove<Card, Key extends string> {
  card: Card
  from: Key
  to: Key
}

/** What the board must know of a card. Every function must stay the same from one render to the next. */
export interface CardAccess<Card, Key extends string> {
  /** Tells cards apart. A card may stand in several columns. */
  cardKey: (card: Card) => CardKey
  /** Names it to a screen reader and finds it by its first letters. */
  cardTitle: (card: Card) => string
  /** Where a press leads; the whole card is this link. */
  cardHref: (card: Card) => string
  /**
   * What stands on the card. It fills the frame from edge to edge and brings its own padding, as TechCardTile does.
   * Drawn again only when the card's object changes.
   */
  renderCard: (card: Card, column: Key) => ReactNode
  /** What a drop on each column would mean; a column that is left out takes no card. */
  targets: (card: Card, from: Key) => MoveTargets<Key>
}

/** One card in one column. */
export interface Spotlight<Key extends string> {
  column: Key
  id: CardKey
}

/** A move was too late: the card stands somewhere else by now. What `onMove` rejects with then, so that nobody is told it went back. */
export class MoveConflictError extends Error {
  override name = 'CardElsewhere'
}
