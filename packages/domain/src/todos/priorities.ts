/** The priorities of a task, in the order of the specification (§3). */
export const todoPriorities = ['team', 'low', 'medium', 'high', 'update'] as const
export type TodoPriority = (typeof todoPriorities)[number]
