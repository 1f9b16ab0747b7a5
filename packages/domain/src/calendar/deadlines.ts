/**
 * The press's own dates that a calendar shows beside people's events, each kind a layer that can be switched: an answer to an
 * application, a signal copy, a print run, a project, an offer's validity, a memorandum's end, a contract's end.
 */
export const deadlineKinds = ['application', 'signal', 'print', 'project', 'offer', 'memorandum', 'contract'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** Days that one question for events may span: six weeks are a month as a calendar draws it (ours). */
export const maxCalendarRangeDays = 100
