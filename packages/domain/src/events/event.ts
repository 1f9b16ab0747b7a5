import type { LiveResource } from './resources.ts'

export interface EventRule<Data extends object> {
  /** What changes with it besides its own resource, so that browsers refetch it. */
  changes?: readonly LiveResource[]
  /** A shortened entry is kept after the log's retention period: past boards and statistics are read from it. */
  lasting?: true
  /** Type only: what the event says. */
  readonly data?: Data
}

export interface BareEventRule<Data extends object> extends EventRule<Data> {
  isBare: true
}

/** An event with no data of its own. */
export type NoData = Record<never, never>

/** An event of a row: its data, besides the facts of its row. */
export const event = <Data extends object = NoData>(rule: Omit<EventRule<Data>, 'data'> = {}): EventRule<Data> => rule

/** An event without the facts of a row, such as one for many rows; its audience is only what the caller names. */
export const bareEvent = <Data extends object = NoData>(): BareEventRule<Data> => ({ isBare: true })
