/**
 * Units of works, as presses price them: an author's sheet has 40 000 characters, a printed sheet is 60 × 90 cm (GOST 7.0.3-2006).
 * Their names are in the catalogs.
 */
export const workUnits = [
  'service',
  'authorSheet',
  'printedSheet',
  'page',
  'thousandCharacters',
  'illustration',
  'hour',
  'piece',
] as const
export type WorkUnit = (typeof workUnits)[number]
