/** Joins class names and skips falsy ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
