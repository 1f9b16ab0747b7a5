export const messageStays = ['brief', 'untilClosed'] as const
/** How long a person lets messages stay: a short time, or until they close them (WCAG 2.2.1). */
export type MessageStay = (typeof messageStays)[number]
