import { useAnnounce } from '@press/ui'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRoute, useTitleText } from './useRoute.ts'

const productName = 'Press'

const TitleContext = createContext('')
const SubPageContext = createContext(false)
const NameContext = createContext<(name: ScreenName | undefined) => void>(() => undefined)

interface ScreenName {
  text: string
  /** Whether the title names a part of the route's screen, shown under it in the breadcrumbs. */
  isSubPage: boolean
}

/** Sets the browser tab's title («Press · Заявки») from the route or from the screen itself, and announces it to screen readers. */
export function PageTitles({ children }: { children: ReactNode }) {
  const { handle, params } = useRoute()
  const getTitleText = useTitleText()
  const [name, setName] = useState<ScreenName>()
  const title = name?.text ?? getTitleText(handle?.title, params) ?? ''
  const announce = useAnnounce()
  const lastTitle = useRef('')

  useEffect(() => {
    document.title = title ? `${productName} · ${title}` : productName
    if (!title) return
    // Announces only the last title, because a screen with a custom title sets it right after its route has set another. The first
    // title is not announced, because screen readers read it when the page loads.
    const announceTimer = setTimeout(() => {
      if (lastTitle.current && lastTitle.current !== title) announce(title)
      lastTitle.current = title
    })
    return () => clearTimeout(announceTimer)
  }, [title, announce])

  return (
    <NameContext value={setName}>
      <SubPageContext value={name?.isSubPage ?? false}>
        <TitleContext value={title}>{children}</TitleContext>
      </SubPageContext>
    </NameContext>
  )
}

/** Returns the title of the current screen. */
export const useCurrentTitle = (): string => use(TitleContext)

/** Whether the current screen is a part of its route's screen, for example a past day of the board. */
export const useIsSubPage = (): boolean => use(SubPageContext)

/**
 * Sets the screen's title from its content, for example a book's name, instead of the route's title. Undefined keeps the route's
 * title. With `below`, the title names a part of the screen, and the breadcrumbs show it below the screen.
 */
export function usePageTitle(name: string | undefined, titlePosition: 'instead' | 'below' = 'instead'): void {
  const setName = use(NameContext)
  useEffect(() => {
    setName(name === undefined ? undefined : { text: name, isSubPage: titlePosition === 'below' })
    return () => setName(undefined)
  }, [name, titlePosition, setName])
}
