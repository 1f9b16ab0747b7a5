import type { Paper } from '../print/material-types.ts'
import { sumPaperNeeds, type PaperNeed } from '../print-plan/plan.ts'
import { packsFor, paperDates } from './packs.ts'

/** A run that needs paper. */
export interface PaperRun {
  id: number
  due: string | null
  needs: readonly PaperNeed[]
  /** It cannot be printed yet for another reason, or is being printed: nobody orders paper from its row. */
  waits: boolean
}

/** Paper that is on its way. */
export interface ComingPaper {
  paper: Paper
  sheets: number
  expected_on: string
}

export interface PaperStock {
  onHand: ReadonlyMap<Paper, number>
  coming: readonly ComingPaper[]
}

/** Where the paper of a run comes from: from the shelf, from what is on its way, from nowhere yet. */
export interface PaperShare extends PaperNeed {
  from_hand: number
  from_coming: number
  missing: number
  /** When the last of it comes; null where it waits for none. */
  expected: string | null
}

/** What a run that is short of paper waits for: to be ordered, an order that a run before it asks for, or a delivery. */
export type PaperWaitFor = 'order' | 'above' | 'delivery'

export interface PaperWait {
  for: PaperWaitFor
  paper: Paper
  /** Sheets that are not there. */
  sheets: number
  expected: string | null
}

export interface PlannedPaperRun<Run extends PaperRun> {
  run: Run
  shares: PaperShare[]
  /** Null when its paper lies ready. */
  wait: PaperWait | null
}

/** Gives paper to the runs in their order: by promised date, and nothing else. */
export function sharePaper<Run extends PaperRun>(
  runs: readonly Run[],
  { onHand, coming }: PaperStock,
): PlannedPaperRun<Run>[] {
  const left = new Map([...onHand].map(([paper, sheets]) => [paper, Math.max(0, sheets)]))
  const due = coming
    .map((one) => ({ ...one }))
    .toSorted((one, other) => (one.expected_on < other.expected_on ? -1 : Number(one.expected_on > other.expected_on)))
  const asked = new Set<Paper>()

  const shareOf = ({ paper, sheets }: PaperNeed): PaperShare => {
    const from_hand = Math.min(sheets, left.get(paper) ?? 0)
    left.set(paper, (left.get(paper) ?? 0) - from_hand)
    let missing = sheets - from_hand
    let expected: string | null = null
    for (const one of due) {
      if (missing === 0) break
      if (one.paper !== paper || one.sheets === 0) continue
      const taken = Math.min(missing, one.sheets)
      one.sheets -= taken
      missing -= taken
      expected = one.expected_on
    }
    return { paper, sheets, from_hand, from_coming: sheets - from_hand - missing, missing, expected }
  }

  return runs.map((run) => {
    const shares = sumPaperNeeds(run.needs).map(shareOf)
    const short = shares.filter(({ missing }) => missing > 0)
    const orders = run.waits ? undefined : short.find(({ paper }) => !asked.has(paper))
    if (!run.waits) for (const { paper } of short) asked.add(paper)
    return { run, shares, wait: waitOf(shares, orders) }
  })
}

function waitOf(shares: readonly PaperShare[], orders: PaperShare | undefined): PaperWait | null {
  const share = orders ?? shares.find(({ missing }) => missing > 0)
  if (share)
    return { for: orders ? 'order' : 'above', paper: share.paper, sheets: share.missing, expected: share.expected }
  const [last] = shares
    .filter(({ from_coming }) => from_coming > 0)
    .toSorted((one, other) => ((one.expected ?? '') < (other.expected ?? '') ? 1 : -1))
  return last ? { for: 'delivery', paper: last.paper, sheets: last.from_coming, expected: last.expected } : null
}

/** A paper of several runs together. */
export interface PaperBalance {
  paper: Paper
  /** Sheets that these runs need, and what of them lies there, is on its way, and is missing. */
  needed: number
  from_hand: number
  from_coming: number
  missing: number
  /** Packs that hold what is missing. */
  packs: number
  /** The run that is the first to be short. */
  first: number | null
  /** Until when it must be there and be ordered for that run; null where that has no promised day. */
  arrives_by: string | null
  order_by: string | null
}

/** The paper of planned runs, the most needed first. */
export function paperBalances(planned: readonly PlannedPaperRun<PaperRun>[]): PaperBalance[] {
  const balances = new Map<Paper, PaperBalance>()
  for (const { run, shares } of planned)
    for (const { paper, sheets, from_hand, from_coming, missing } of shares) {
      const sum = balances.get(paper) ?? none(paper)
      sum.needed += sheets
      sum.from_hand += from_hand
      sum.from_coming += from_coming
      sum.missing += missing
      sum.packs = packsFor(sum.missing)
      if (missing > 0 && sum.first === null) {
        sum.first = run.id
        const whole = run.needs.reduce((all, need) => all + need.sheets, 0)
        if (run.due) Object.assign(sum, paperDates(run.due, whole))
      }
      balances.set(paper, sum)
    }
  return [...balances.values()].toSorted((one, other) => other.needed - one.needed)
}

const none = (paper: Paper): PaperBalance => ({
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
