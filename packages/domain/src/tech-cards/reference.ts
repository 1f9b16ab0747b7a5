/** Values of a tech card's lists (spec §3 and §9), by wire value; their names stand in the catalogs. */
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

export const workTypes = [
  'editing',
  'proofreading',
  'translation',
  'layout',
  'cover design',
  'illustration',
  'index',
] as const
export type WorkTypeName = (typeof workTypes)[number]

export const workTypeStatuses = ['offered', 'in progress', 'completed', 'approved', 'cancelled', 'paid'] as const
export type WorkTypeStatus = (typeof workTypeStatuses)[number]

/** Whether a work counts as done on a card: what is finished, whether or not it is approved and paid yet. */
export const isWorkDone = (status: WorkTypeStatus): boolean => ['completed', 'approved', 'paid'].includes(status)

/** Trimmed formats, sheet fraction first: the greatest size in mm (GOST 5773-90). */
export const bookFormats = {
  '60×84/16': [145, 200],
  '60×90/16': [145, 215],
  '70×90/16': [170, 215],
  '70×100/16': [170, 240],
  '84×108/32': [130, 200],
  '84×108/16': [205, 260],
  '60×84/8': [205, 290],
  '60×90/8': [220, 290],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
} as const satisfies Record<string, readonly [width: number, height: number]>
export type BookFormat = keyof typeof bookFormats
export const bookFormatKeys = Object.keys(bookFormats) as BookFormat[]

export const bindings = ['7', '7BC', '7B', '7T', 'KBS', 'KShS', 'integral', 'Wire-O', 'staple'] as const
export type Binding = (typeof bindings)[number]

export const laminations = ['none', 'matte', 'glossy'] as const
export type Lamination = (typeof laminations)[number]

export const papers = ['offset80', 'offset120', 'coated130', 'colotech160'] as const
export type Paper = (typeof papers)[number]

/** Publisher's sheets (уч.-изд. л.): characters with spaces / 40 000 (decisions §5). */
export const publisherSheets = (characters: number): number => characters / 40_000
