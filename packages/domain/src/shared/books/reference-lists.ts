/** The values of a tech card's lists (spec §3 and §9), as the API uses them. Their names are in the catalogs. */
export const editionTypes = [
  'textbook',
  'study guide',
  'teaching guide',
  'monograph',
  'collection',
  'reference',
  'fiction',
  'periodical',
] as const
export type EditionType = (typeof editionTypes)[number]

export const bookLanguages = ['kz', 'ru', 'en', 'other'] as const
export type BookLanguage = (typeof bookLanguages)[number]
