/**
 * The states of a day's seals: `whole` (intact at the last check), `sealed` (sealed since that check), `open` (not fully sealed
 * yet), or `broken`.
 */
export const sealStates = ['whole', 'sealed', 'open', 'broken'] as const
export type SealState = (typeof sealStates)[number]
