/**
 * Kinds of dates of the press that a calendar shows next to people's events. Each kind is a layer that can be hidden: answers to
 * applications, signal copies, print runs, projects, ends of offers, memoranda and contracts.
 */
export const deadlineKinds = ['application', 'signal', 'print', 'project', 'offer', 'memorandum', 'contract'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The maximum number of days in one request for events (our rule). A month in the calendar needs six weeks. */
export const maxCalendarRangeDays = 100
