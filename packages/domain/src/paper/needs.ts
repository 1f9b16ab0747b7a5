import { sumPaperNeeds, type PaperNeed, type PaperWait } from '../shared/print/paper-need.ts'
import type { Paper } from '../shared/print/material-types.ts'
import { countPacks, calculatePaperDates } from './packs.ts'

/** A print run that needs paper, with its promised date. */
export interface PaperRun {
  id: number
  due: string | null
  needs: readonly PaperNeed[]
  /**
   * Whether the print run is already being printed, or cannot be printed yet for another reason. The screen then offers no paper
   * order for it.
   */
  waits: boolean
}

/** Paper that is ordered and not delivered yet. */
export interface ComingPaper {
  paper: Paper
  sheets: number
  expected_on: string
}

export interface PaperStock {
  onHand: ReadonlyMap<Paper, number>
  coming: readonly ComingPaper[]
}

/** Where the paper of a print run comes from: the stock, pending deliveries, or nowhere yet (`missing`). */
export interface PaperShare extends PaperNeed {
  from_hand: number
  from_coming: number
  missing: number
  /** When the last delivery for the print run arrives; null when no delivery is needed. */
  expected: string | null
}

export interface PlannedPaperRun<Run extends PaperRun> {
  run: Run
  shares: PaperShare[]
  /** What the print run needs to get its paper; null when all of its paper is in stock. */
  wait: PaperWait | null
}

/** Allocates paper to the print runs in the given order. The caller sorts them by promised date. */
export function allocatePaper<Run extends PaperRun>(
  runs: readonly Run[],
  { onHand: stockByPaper, coming: pendingDeliveries }: PaperStock,
): PlannedPaperRun<Run>[] {
  const remainingSheets = new Map([...stockByPaper].map(([paper, sheets]) => [paper, Math.max(0, sheets)]))
  const deliveries = pendingDeliveries
    .map((one) => ({ ...one }))
    .toSorted((one, other) => (one.expected_on < other.expected_on ? -1 : Number(one.expected_on > other.expected_on)))
  const orderedPapers = new Set<Paper>()

  const allocateNeed = ({ paper, sheets }: PaperNeed): PaperShare => {
    const from_hand = Math.min(sheets, remainingSheets.get(paper) ?? 0)
    remainingSheets.set(paper, (remainingSheets.get(paper) ?? 0) - from_hand)
    let missingSheets = sheets - from_hand
    let expectedOn: string | null = null
    for (const delivery of deliveries) {
      if (missingSheets === 0) break
      if (delivery.paper !== paper || delivery.sheets === 0) continue
      const coveredSheets = Math.min(missingSheets, delivery.sheets)
      delivery.sheets -= coveredSheets
      missingSheets -= coveredSheets
      expectedOn = delivery.expected_on
    }
    return {
      paper,
      sheets,
      from_hand,
      from_coming: sheets - from_hand - missingSheets,
      missing: missingSheets,
      expected: expectedOn,
    }
  }

  return runs.map((run) => {
    const shares = sumPaperNeeds(run.needs).map(allocateNeed)
    const shortShares = shares.filter(({ missing }) => missing > 0)
    const shareToOrder = run.waits ? undefined : shortShares.find(({ paper }) => !orderedPapers.has(paper))
    if (!run.waits) for (const { paper } of shortShares) orderedPapers.add(paper)
    return { run, shares, wait: findWait(shares, shareToOrder) }
  })
}

function findWait(shares: readonly PaperShare[], shareToOrder: PaperShare | undefined): PaperWait | null {
  const share = shareToOrder ?? shares.find(({ missing }) => missing > 0)
  if (share)
    return {
      for: shareToOrder ? 'order' : 'above',
      paper: share.paper,
      sheets: share.missing,
      expected: share.expected,
    }
  const [lastShare] = shares
    .filter(({ from_coming }) => from_coming > 0)
    .toSorted((one, other) => ((one.expected ?? '') < (other.expected ?? '') ? 1 : -1))
  return lastShare
    ? { for: 'delivery', paper: lastShare.paper, sheets: lastShare.from_coming, expected: lastShare.expected }
    : null
}

/** The balance of one kind of paper across several print runs. */
export interface PaperBalance {
  paper: Paper
  /** The sheets that the print runs need, and how many of these sheets are in stock, on order, and missing. */
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** The number of packs that cover the missing sheets. */
  packs: number
  /** The id of the first print run without enough of this paper. */
  first: number | null
  /**
   * The dates by which the paper for the print run `first` must be delivered and ordered. Null when the print run has no promised
   * date.
   */
  arrives_by: string | null
  order_by: string | null
}

/** Returns the paper balances of planned print runs, the most needed paper first. */
export function calculatePaperBalances(plannedRuns: readonly PlannedPaperRun<PaperRun>[]): PaperBalance[] {
  const balances = new Map<Paper, PaperBalance>()
  for (const { run, shares } of plannedRuns)
    for (const { paper, sheets, from_hand, from_coming, missing } of shares) {
      const balance = balances.get(paper) ?? createEmptyBalance(paper)
      balance.needed += sheets
      balance.from_hand += from_hand
      balance.from_coming += from_coming
      balance.missing += missing
      balance.packs = countPacks(balance.missing)
      if (missing > 0 && balance.first === null) {
        balance.first = run.id
        const totalSheets = run.needs.reduce((total, need) => total + need.sheets, 0)
        if (run.due) Object.assign(balance, calculatePaperDates(run.due, totalSheets))
      }
      balances.set(paper, balance)
    }
  return [...balances.values()].toSorted((one, other) => other.needed - one.needed)
}

const createEmptyBalance = (paper: Paper): PaperBalance => ({
  paper,
  needed: 0,
  from_hand: 0,
  from_coming: 0,
  missing: 0,
  packs: 0,
  first: null,
  arrives_by: null,
  order_by: null,
})
