import type { LiveResource } from './resources.ts'

export interface EventRule<Data extends object> {
  /** Other resources that the event changes, so that browsers refetch them too. */
  changes?: readonly LiveResource[]
  /** Whether a shortened entry is kept after the log's retention period, because past boards and statistics need it. */
  lasting?: true
  /** The event's data. It exists only as a type. */
  readonly data?: Data
}

export interface BareEventRule<Data extends object> extends EventRule<Data> {
  isBare: true
}

/** The type for an event that records no data except the facts of its row. */
export type NoData = Record<never, never>

/** Defines an event of a row. The event's data is recorded together with the facts of the row. */
export const defineEvent = <Data extends object = NoData>(rule: Omit<EventRule<Data>, 'data'> = {}): EventRule<Data> =>
  rule

/**
 * Defines an event without the facts of a row, for example an event about many rows. Its audience consists only of the people whom
 * the caller names.
 */
export const defineBareEvent = <Data extends object = NoData>(): BareEventRule<Data> => ({ isBare: true })
