import type { LiveResource } from './resources.ts'

export interface EventRule<Data extends object> {
  /** Other resources that the event changes, so that browsers refetch them too. */
  changes?: readonly LiveResource[]
  /** Keeps a shortened entry after the log's retention period: past boards and statistics are read from it. */
  lasting?: true
  /** Type only: the event's data. */
  readonly data?: Data
}

export interface BareEventRule<Data extends object> extends EventRule<Data> {
  isBare: true
}

/** An event with no data of its own. */
export type NoData = Record<never, never>

/** Defines an event of a row. Its data is recorded together with the facts of its row. */
export const event = <Data extends object = NoData>(rule: Omit<EventRule<Data>, 'data'> = {}): EventRule<Data> => rule

/** Defines an event without the facts of a row, such as one for many rows. Its audience is only what the caller names. */
export const bareEvent = <Data extends object = NoData>(): BareEventRule<Data> => ({ isBare: true })
