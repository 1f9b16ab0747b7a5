/** What waits for somebody besides books and their works, in the order in which a home shows it. */
export const otherKinds = ['offer', 'contract', 'correction', 'support', 'todo', 'letter'] as const
export type OtherKind = (typeof otherKinds)[number]
