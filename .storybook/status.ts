/** The maturity of a component. Its story file sets it with a tag; preview.tsx gives every story `ready` by default. */
export const statuses = {
  draft: 'Works and is tested, but no portal shows it yet: what it takes may still change.',
  ready: 'In use. It changes with a line in the changelog.',
  deprecated: 'Goes with the next major version. Its page names what to use instead.',
} as const
export type Status = keyof typeof statuses

/** Returns the status among an entry's tags. */
export const getStatus = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => tags.includes(status))
