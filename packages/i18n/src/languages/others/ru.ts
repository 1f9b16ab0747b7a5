/** Loads the texts of any feature by its name. */
export const load = (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  import(`../../catalogs/ru/${namespace}.json`)
