import { useAnnounce } from '@press/ui'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRoute, useTitleText } from './useRoute.ts'

const product = 'Press'

const TitleContext = createContext('')
const NameContext = createContext<(name: string | undefined) => void>(() => undefined)

/** Names the screen in front in the browser's tab («Press · Заявки»), by its route or as it names itself, and says so aloud. */
export function PageTitles({ children }: { children: ReactNode }) {
  const { handle, params } = useRoute()
  const textOf = useTitleText()
  const [name, setName] = useState<string>()
  const title = name ?? textOf(handle?.title, params) ?? ''
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
      <TitleContext value={title}>{children}</TitleContext>
    </NameContext>
  )
}

/** The title of the screen in front. */
export const useCurrentTitle = (): string => use(TitleContext)

/** Names the screen by what it shows, a book's name, in the place of its route's title; undefined leaves that. */
export function usePageTitle(name: string | undefined): void {
  const setName = use(NameContext)
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [name, setName])
}
