import type { LiveEvent } from '@press/contract'
import { once } from './once.ts'
import { refresh, refreshAll } from './useCall.ts'

/** What changes: the resources of the live channel, and those that change by one's own hand alone. */
export type Resource = LiveEvent['resource'] | 'session' | 'draft' | 'job' | 'log' | 'setup'

/** What else a change touches: an application names the card that is made of it, a statement pays offers. */
const alsoChanged: Readonly<Record<string, readonly Resource[]>> = {
  'techcard.created': ['application'],
  'techcard.remarked': ['message'],
  'techcard.remarkRemoved': ['message'],
  'statement.imported': ['offer'],
  'setting.changed': ['organization'],
}

/** The resources that an event of the live channel tells a change of. */
export const changedBy = ({ resource, type }: Pick<LiveEvent, 'resource' | 'type'>): readonly Resource[] => [
  resource,
  ...(alsoChanged[type] ?? []),
]

/** Milliseconds in which changes are gathered: a burst of them, or one's own and its echo, is one round of questions. */
const settle = 100

let round: { resources: Set<Resource>; asked: Promise<void> } | undefined

/** Says that these have changed: what shows them on screen is asked for anew. Resolves when it has been answered. */
export function changed(...resources: readonly Resource[]): Promise<void> {
  round ??= nextRound()
  for (const resource of resources) round.resources.add(resource)
  return round.asked
}

function nextRound(): NonNullable<typeof round> {
  const resources = new Set<Resource>()
  const asked = new Promise((resolve) => setTimeout(resolve, settle)).then(async () => {
    round = undefined
    await refreshShown(resources)
  })
  return { resources, asked }
}

/** Fetches the table of what shows a change; the first screen stands before any change comes. */
export const loadShownBy = once(() => import('./shownBy.ts'))

/** Without the table, which a broken connection may withhold, any answer may be old. */
async function refreshShown(resources: ReadonlySet<Resource>): Promise<void> {
  const table = await loadShownBy().catch(() => undefined)
  await (table ? refresh(...new Set([...resources].flatMap((resource) => table.shownBy[resource]))) : refreshAll())
}
