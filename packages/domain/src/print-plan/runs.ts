/** The reasons why a run cannot be printed yet. */
export type PrintBlocker = 'author' | 'chiefEditor' | 'form'

/** Returns why a run cannot be printed yet; null when it can. `known` says whether the run's print form is valid. */
export function getPrintBlocker(run: { at_typography: boolean; signed: boolean; known: boolean }): PrintBlocker | null {
  if (!run.at_typography) return run.signed ? 'chiefEditor' : 'author'
  return run.known ? null : 'form'
}

/** For whom a run is printed: for the press itself, or for the recipient of an offer. */
export const runOrders = ['press', 'partner'] as const
export type RunOrder = (typeof runOrders)[number]
