/** The columns of an import table of colleagues, in order. */
export const userImportFields = ['name', 'email', 'role_id', 'specialization', 'phone'] as const
export type UserImportField = (typeof userImportFields)[number]
