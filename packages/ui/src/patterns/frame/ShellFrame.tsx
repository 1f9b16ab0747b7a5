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
  /** The product's name beside its sign. */
  brand: string
  /** Where the sign leads. */
  homeHref: string
  groups: readonly NavGroup[]
  /** A phone's tab bar: up to five entries, or four and the whole menu. */
  tabs: readonly NavItem[]
  /** Whether the tab bar ends in the whole menu. @default false */
  more?: boolean
  /** Address of the screen in front. */
  path: string
  /** From the menu's group to the screen itself. */
  crumbs: readonly Crumb[]
  /** Language, theme, notifications, profile. */
  actions: ReactNode
  /** A bar under the header: no connection. */
  banner?: ReactNode
  /** A line under the canvas: whose product, which version, the instruction. A phone and a low screen leave it out. */
  footer?: ReactNode
  children: ReactNode
}

interface ShellFrameProps extends Omit<ShellProps, 'homeHref' | 'crumbs' | 'actions'> {
  /** Rules of the frame and of the canvas that a shell adds. */
  frameClass?: string
  canvasClass?: string
  side?: ReactNode
  renderHeader: (openMenu: () => void) => ReactNode
}

/** What both shells stand in: header, canvas, a phone's tab bar and menu. */
export function ShellFrame({
  brand,
  groups,
  tabs,
  more = false,
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
  const [sheet, setSheet] = useState(false)
  const canvas = useRef<HTMLElement>(null)
  const openMenu = () => setSheet(true)

  useEffect(() => preloadWhenIdle(loadOverlays, loadNavSheet), [])

  // Another screen begins at its top, and so does whoever goes by keyboard, unless the screen has put the focus itself.
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    canvas.current?.scrollTo(0, 0)
    canvas.current?.parentElement?.scrollTo(0, 0)
    if (!canvas.current?.contains(document.activeElement)) canvas.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div data-surface="chrome" className={classes(styles.frame, frameClass)}>
      <a href="#main" className={styles.skip} onClick={(event) => focusMain(event, canvas.current)}>
        {t('skipToContent')}
      </a>
      {side}
      {renderHeader(openMenu)}
      <div className={styles.banner}>{banner}</div>
      <main ref={canvas} id="main" tabIndex={-1} data-surface="canvas" className={classes(styles.canvas, canvasClass)}>
        {children}
      </main>
      {footer && (
        <footer data-surface="canvas" className={styles.footer}>
          {footer}
        </footer>
      )}
      <div className={styles.tabs}>
        <TabBar items={tabs} path={path} {...(more && { onMore: openMenu })} />
      </div>
      <Suspense>
        {sheet && <NavSheet title={brand} groups={groups} path={path} onClose={() => setSheet(false)} />}
      </Suspense>
    </div>
  )
}

function focusMain(event: { preventDefault: () => void }, main: HTMLElement | null): void {
  // The address keeps its own hash: only the focus moves.
  event.preventDefault()
  main?.focus()
}
