import { useAnnounce } from '@press/ui'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRoute, useTitleText } from './useRoute.ts'

const product = 'Press'

const TitleContext = createContext('')
const BelowContext = createContext(false)
const NameContext = createContext<(name: Name | undefined) => void>(() => undefined)

interface Name {
  text: string
  /** It is a part of the route's screen, and stands under it in the breadcrumbs. */
  below: boolean
}

/** Names the screen in front in the browser's tab («Press · Заявки»), by its route or as it names itself, and says so aloud. */
export function PageTitles({ children }: { children: ReactNode }) {
  const { handle, params } = useRoute()
  const textOf = useTitleText()
  const [name, setName] = useState<Name>()
  const title = name?.text ?? textOf(handle?.title, params) ?? ''
  const announce = useAnnounce()
  const heard = useRef('')

  useEffect(() => {
    document.title = title ? `${product} · ${title}` : product
    if (!title) return
    // A screen that names itself does so right after its route has: only the last is said. The first title comes with the
    // page itself; of a later one no screen reader would know.
    const settled = setTimeout(() => {
      if (heard.current && heard.current !== title) announce(title)
      heard.current = title
    })
    return () => clearTimeout(settled)
  }, [title, announce])

  return (
    <NameContext value={setName}>
      <BelowContext value={name?.below ?? false}>
        <TitleContext value={title}>{children}</TitleContext>
      </BelowContext>
    </NameContext>
  )
}

/** The title of the screen in front. */
export const useCurrentTitle = (): string => use(TitleContext)

/** Whether the screen in front is a part of its route's: a past day of the board. */
export const useIsSubPage = (): boolean => use(BelowContext)

/** Names the screen by what it shows, a book's name, in the place of its route's title; undefined leaves that. A part of it stands `below` it in the breadcrumbs. */
export function usePageTitle(name: string | undefined, place: 'instead' | 'below' = 'instead'): void {
  const setName = use(NameContext)
  useEffect(() => {
    setName(name === undefined ? undefined : { text: name, below: place === 'below' })
    return () => setName(undefined)
  }, [name, place, setName])
}
