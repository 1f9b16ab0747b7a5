/** Builds the stories into `.cache/stories`, unless the same sources were built before. */
export function buildStories(): Promise<void>
