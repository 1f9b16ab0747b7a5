/** The maturity of a component. Its story file sets it with a tag; preview.tsx gives every story `ready` by default. */
export const statuses = {
  draft: 'Works and is tested, but no portal uses it yet; its props may still change.',
  ready: 'In use. Changes are listed in the changelog.',
  deprecated: 'Removed in the next major version. Its page names the replacement.',
} as const
export type Status = keyof typeof statuses

/** Returns the status among an entry's tags. */
export const getStatus = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => tags.includes(status))
