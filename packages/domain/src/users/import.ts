/** The columns of a table of colleagues, in its order. */
export const userImportFields = ['name', 'email', 'role_id', 'specialization', 'phone'] as const
export type UserImportField = (typeof userImportFields)[number]
