/**
 * Units in which presses price works. An author's sheet has 40 000 characters, and a printed sheet is 60 × 90 cm (GOST 7.0.3-2006).
 * The names of the units are in the catalogs.
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
