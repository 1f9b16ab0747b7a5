/** The seals over a day: intact at the last check, sealed since then, not all sealed yet, or broken. */
export const sealStates = ['whole', 'sealed', 'open', 'broken'] as const
export type SealState = (typeof sealStates)[number]
