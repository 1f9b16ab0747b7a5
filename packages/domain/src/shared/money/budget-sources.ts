/** Who pays for a book: its author or the press. */
export const budgetSources = ['self', 'publisher'] as const
export type BudgetSource = (typeof budgetSources)[number]
