/** Whether an error means that the bytes do not exist, for any kind of store. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
