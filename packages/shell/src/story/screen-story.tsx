import { session } from '@press/client'
import {
  columnLimits,
  defaultStageDays,
  fillPath,
  firstWaste,
  getRoleOrDefault,
  buildMenu,
  emptyMaterials,
  vatRates,
  type Person,
} from '@press/domain'
import { useLocale, useTranslation } from '@press/i18n'
import { fullScreenMeta } from '@press/ui/src/docs/screen-story.ts'
import { useEffect, useMemo } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { preferences } from '../providers/preferences.ts'
import { setRouter } from '../routing/address.ts'
import { Providers } from '../start/Providers.tsx'
import { createPortalRoutes, type PortalOptions } from '../start/router.tsx'
import { settle } from './variants.ts'
import { openStream, replaceNetwork, type Answers } from './network.ts'

export interface ScreenStoryProps {
  /** The person who is signed in. Null shows a screen without a session. */
  person: Person | null
  /** The address of the screen below the person's `/app/{role}/`, or a full address that begins with a slash. */
  path: string
  /** The answers of the API. A call that is missing here fails the story. */
  answers: Answers
}

/** The calls that the frame makes. */
const createFrameAnswers = (person: Person | null): Answers => ({
  'GET /api/menu-items': person ? getMenuItems(person) : [],
  'GET /api/notifications': [],
  'GET /api/settings/in-force': {
    vat: { rates: vatRates },
    days: { days: [] },
    columns: { limits: columnLimits },
    norms: { days: defaultStageDays },
    materials: emptyMaterials,
    waste: firstWaste,
  },
  'GET /api/live': openStream,
})

/** The menu of the person's role, without the numbers of rows. */
function getMenuItems(person: Person) {
  const { key, path } = getRoleOrDefault(person.role_id)
  const root = `/app/${path}`
  return buildMenu(key).flatMap(({ heading, entries }) => {
    const items = entries.map(({ badge: _badge, ...entry }) => ({
      ...entry,
      path: `${root}/${fillPath(entry.path, { id: person.id })}`,
    }))
    return heading ? [{ ...heading, path: items[0]?.path ?? root, children: items }] : items
  })
}

const getAddress = ({ person, path }: ScreenStoryProps) =>
  path.startsWith('/') || !person ? path : `/app/${getRoleOrDefault(person.role_id).path}/${path}`

/** Freezes the date of the page, but not its timers. Returns a function that restores it. */
function freezeDate(now: Date): () => void {
  const OriginalDate = Date
  globalThis.Date = class extends OriginalDate {
    constructor(...dateArgs: [] | ConstructorParameters<typeof Date>) {
      super(...((dateArgs.length > 0 ? dateArgs : [now]) as ConstructorParameters<typeof Date>))
    }
    static override now = () => now.getTime()
  } as DateConstructor
  return () => void (globalThis.Date = OriginalDate)
}

interface ScreenContext {
  args: ScreenStoryProps
  parameters: { now?: Date; today?: string }
}

/** Replaces the network, the clock and the person until the next story. */
function beforeEach({ args: { person, answers }, parameters }: ScreenContext) {
  const restoreNetwork = replaceNetwork({ ...createFrameAnswers(person), ...answers })
  const restoreDate = freezeDate(parameters.now ?? new Date(`${parameters.today ?? '2026-11-21'}T09:06:00Z`))
  if (person) session.start(person, 'story')
  return async () => {
    restoreNetwork()
    restoreDate()
    session.end()
    // Forgets the answers, so that the next story starts without them.
    await mutate(() => true, undefined, { revalidate: false })
  }
}

/** What all stories of screens share. */
export const screenMeta = { ...fullScreenMeta, beforeEach, play: settle }

/** Returns a component that renders a portal at an address, as people use it. */
export function createScreenStory(options: PortalOptions) {
  return function ScreenStory(props: ScreenStoryProps) {
    const { i18n } = useTranslation()
    const locale = useLocale()
    const address = getAddress(props)
    if (preferences.get().locale !== locale) preferences.set('locale', locale)
    const router = useMemo(() => {
      const { routes, patchRoutesOnNavigation } = createPortalRoutes(options, i18n)
      return createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation })
    }, [address, i18n])
    useEffect(() => {
      setRouter(router)
      return () => router.dispose()
    }, [router])
    return (
      // Turns off deduplication, so that every story sends its calls, even if another story has just sent the same calls.
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Providers i18n={i18n} portal={options.portal}>
          <RouterProvider router={router} />
        </Providers>
      </SWRConfig>
    )
  }
}
