/** What finds a person's words, in that order, in a `search` column (see `press_search` in the migrations). */
export const pattern = (search: string): string =>
  `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\s+/g, '%')}%`
