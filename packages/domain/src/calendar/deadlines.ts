/**
 * The kinds of deadlines that a calendar shows next to people's events: answers to applications, signal copies, print runs,
 * projects, and the ends of offers, memoranda and contracts. A person can hide each kind.
 */
export const deadlineKinds = ['application', 'signal', 'print', 'project', 'offer', 'memorandum', 'contract'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The maximum number of days in one request for events (our rule). A month in the calendar needs six weeks. */
export const maxCalendarRangeDays = 100
