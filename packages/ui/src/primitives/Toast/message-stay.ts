export const messageStays = ['brief', 'untilClosed'] as const
/** How long messages stay, by user preference: a short time, or until they are closed (WCAG 2.2.1). */
export type MessageStay = (typeof messageStays)[number]
