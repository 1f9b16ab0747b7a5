import { useAnnounce } from '@press/ui'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

const product = 'Press'

interface PageTitle {
  title: string
  setTitle: (title: string) => void
}

const PageTitleContext = createContext<PageTitle>({ title: '', setTitle: () => undefined })

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('')
  const value = useMemo(() => ({ title, setTitle }), [title])
  const announce = useAnnounce()
  const heard = useRef('')

  // The first title comes with the page itself; of a later one no screen reader would know.
  useEffect(() => {
    if (heard.current && title && title !== heard.current) announce(title)
    heard.current = title || heard.current
  }, [title, announce])
  return <PageTitleContext value={value}>{children}</PageTitleContext>
}

/** The title of the screen in front, for the frame's breadcrumbs. */
export const useCurrentTitle = (): string => use(PageTitleContext).title

/** Names the screen: in the browser's tab («Тех. карты · Press») and as the last of the breadcrumbs. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = use(PageTitleContext)
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
    setTitle(title ?? '')
  }, [title, setTitle])
}
