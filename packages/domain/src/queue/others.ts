/** Kinds of pending items other than books and works, in the order of the home screen. */
export const otherKinds = ['offer', 'contract', 'correction', 'support', 'todo', 'letter'] as const
export type OtherKind = (typeof otherKinds)[number]
