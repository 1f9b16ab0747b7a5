/** One feature's texts. Every language has a list of its own, so that nobody loads the addresses of the others. */
export const load = (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  import(`../catalogs/en/${namespace}.json`)
