/** The states of a day's seals: intact at the last check, sealed since that check, not fully sealed yet, or broken. */
export const sealStates = ['whole', 'sealed', 'open', 'broken'] as const
export type SealState = (typeof sealStates)[number]
