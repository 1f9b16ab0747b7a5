import { useTranslation } from '@press/i18n'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { preloadWhenIdle } from '../../private/preload-when-idle.ts'
import { classes } from '../../foundations/classes.ts'
import type { Crumb } from '../../primitives/Breadcrumbs/index.ts'
import { loadOverlays } from '../../primitives/overlays.ts'
import type { NavGroup, NavItem } from './navigation.ts'
import { TabBar } from './TabBar.tsx'
import * as styles from './ShellFrame.css.ts'

const loadNavSheet = () => import('./NavSheet.tsx')
const NavSheet = lazy(loadNavSheet)

export interface ShellProps {
  /** The product's name next to its logo. */
  brand: string
  /** The address that the logo opens. */
  homeHref: string
  groups: readonly NavGroup[]
  /** The tab bar of a phone: up to five entries, or four and the whole menu. */
  tabs: readonly NavItem[]
  /** Whether the tab bar ends with an entry for the whole menu. @default false */
  hasMenuTab?: boolean
  /** Address of the current screen. */
  path: string
  /** The breadcrumbs, from the menu group to the screen itself. */
  crumbs: readonly Crumb[]
  /** The buttons in the header: language, theme, notifications, profile. */
  actions: ReactNode
  /** A bar under the header, for example when offline. */
  banner?: ReactNode
  /** A line under the canvas: product owner, version, the instruction. Not shown on a phone or a low screen. */
  footer?: ReactNode
  children: ReactNode
}

interface ShellFrameProps extends Omit<ShellProps, 'homeHref' | 'crumbs' | 'actions'> {
  /** Additional classes of the frame and the canvas, set by a shell. */
  frameClass?: string
  canvasClass?: string
  side?: ReactNode
  renderHeader: (openMenu: () => void) => ReactNode
}

/** The base of both shells: header, canvas, and a phone's tab bar and menu. */
export function ShellFrame({
  brand,
  groups,
  tabs,
  hasMenuTab = false,
  path,
  banner,
  footer,
  children,
  frameClass,
  canvasClass,
  side,
  renderHeader,
}: ShellFrameProps) {
  const { t } = useTranslation('shell')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const canvasRef = useRef<HTMLElement>(null)
  const openMenu = () => setIsSheetOpen(true)

  useEffect(() => preloadWhenIdle(loadOverlays, loadNavSheet), [])

  // A new screen scrolls to the top and takes the focus, unless the screen set the focus itself.
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    canvasRef.current?.scrollTo(0, 0)
    canvasRef.current?.parentElement?.scrollTo(0, 0)
    if (!canvasRef.current?.contains(document.activeElement)) canvasRef.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div data-surface="chrome" className={classes(styles.frame, frameClass)}>
      <a href="#main" className={styles.skipLink} onClick={(event) => focusMain(event, canvasRef.current)}>
        {t('skipToContent')}
      </a>
      {side}
      {renderHeader(openMenu)}
      <div className={styles.banner}>{banner}</div>
      <main
        ref={canvasRef}
        id="main"
        tabIndex={-1}
        data-surface="canvas"
        className={classes(styles.canvas, canvasClass)}
      >
        {children}
      </main>
      {footer && (
        <footer data-surface="canvas" className={styles.footer}>
          {footer}
        </footer>
      )}
      <div className={styles.tabs}>
        <TabBar items={tabs} path={path} onMore={hasMenuTab ? openMenu : undefined} />
      </div>
      <Suspense>
        {isSheetOpen && <NavSheet title={brand} groups={groups} path={path} onClose={() => setIsSheetOpen(false)} />}
      </Suspense>
    </div>
  )
}

function focusMain(event: { preventDefault: () => void }, main: HTMLElement | null): void {
  // Keeps the hash of the address, because only the focus moves.
  event.preventDefault()
  main?.focus()
}
