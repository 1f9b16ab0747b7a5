/** Priorities of a task, in the order of the spec (§3). */
export const todoPriorities = ['team', 'low', 'medium', 'high', 'update'] as const
export type TodoPriority = (typeof todoPriorities)[number]
