/**
 * Dates of the press that a calendar shows with people's events. Each kind is a layer that can be hidden: answers to applications,
 * signal copies, print runs, projects, offers' validity, ends of memoranda, ends of contracts.
 */
export const deadlineKinds = ['application', 'signal', 'print', 'project', 'offer', 'memorandum', 'contract'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The maximum days of one request for events (our rule); a month in the calendar needs six weeks. */
export const maxCalendarRangeDays = 100
