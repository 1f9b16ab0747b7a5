import { useTranslation } from '@press/i18n'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { classes } from '../../private/classes.ts'
import { Breadcrumbs, type Crumb } from '../../primitives/Breadcrumbs/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Tooltip } from '../../primitives/Tooltip/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Brand } from './BrandMark.tsx'
import type { NavGroup, NavItem } from './navigation.ts'
import { SideNav } from './SideNav.tsx'
import * as sideNav from './SideNav.css.ts'
import { TabBar } from './TabBar.tsx'
import { TopNav } from './TopNav.tsx'
import * as styles from './AppShell.css.ts'

const NavSheet = lazy(() => import('./NavSheet.tsx'))

export interface AppShellProps {
  /** The product's name beside its sign. */
  brand: string
  /** Where the sign leads. */
  homeHref: string
  /** `vertical`: a sidebar; `horizontal`: a line in the header, and the content no wider than 1120 px. @default 'vertical' */
  menu?: 'vertical' | 'horizontal'
  groups: readonly NavGroup[]
  /** A phone's tab bar: up to five entries, or four and the whole menu. */
  tabs: readonly NavItem[]
  /** Whether the tab bar ends in the whole menu. @default false */
  more?: boolean
  /** Address of the screen in front. */
  path: string
  /** From the menu's group to the screen itself. */
  crumbs: readonly Crumb[]
  /** Whether the sidebar is open on wide screens. @default 'open' */
  sidebar?: 'open' | 'collapsed'
  onSidebarChange?: (sidebar: 'open' | 'collapsed') => void
  /** Language, theme, notifications, profile. */
  actions: ReactNode
  /** A bar under the header: no connection. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame around every screen: menu, header, the canvas that the work stands on. */
export function AppShell({
  brand,
  homeHref,
  menu = 'vertical',
  groups,
  tabs,
  more = false,
  path,
  crumbs,
  sidebar = 'open',
  onSidebarChange,
  actions,
  banner,
  children,
}: AppShellProps) {
  const { t } = useTranslation('shell')
  const [sheet, setSheet] = useState(false)
  const canvas = useRef<HTMLElement>(null)
  const vertical = menu === 'vertical'

  // Another screen begins at its top, and so does whoever goes by keyboard, unless the screen has put the focus itself.
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    canvas.current?.scrollTo(0, 0)
    if (!canvas.current?.contains(document.activeElement)) canvas.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div data-surface="chrome" className={classes(styles.frame, vertical && styles.sided)}>
      <a href="#main" className={styles.skip} onClick={(event) => focusMain(event, canvas.current)}>
        {t('skipToContent')}
      </a>
      {vertical && (
        <Side
          brand={brand}
          homeHref={homeHref}
          groups={groups}
          path={path}
          sidebar={sidebar}
          onChange={onSidebarChange}
        />
      )}
      <header className={classes(styles.header, !vertical && styles.lined)}>
        <div className={classes(styles.headerInner, !vertical && styles.linedInner)}>
          {vertical ? (
            <>
              <span className={styles.phoneOnly}>
                <IconButton glyph={glyphs.list} label={t('nav.open')} tone="chrome" onClick={() => setSheet(true)} />
              </span>
              <span className={styles.phoneTitle}>{crumbs.at(-1)?.label}</span>
              <div className={styles.crumbs}>
                <Breadcrumbs crumbs={crumbs} />
              </div>
            </>
          ) : (
            <>
              <span className={styles.brandGap}>
                <Brand name={brand} href={homeHref} />
              </span>
              <TopNav items={groups.flatMap(({ items }) => items)} path={path} />
            </>
          )}
          <span className={styles.spacer} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </header>
      <div className={styles.banner}>{banner}</div>
      <main
        ref={canvas}
        id="main"
        tabIndex={-1}
        data-surface="canvas"
        className={classes(styles.canvas, vertical && styles.cornered)}
      >
        {children}
      </main>
      <div className={styles.tabs}>
        <TabBar items={tabs} path={path} {...(more && { onMore: () => setSheet(true) })} />
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

interface SideProps extends Pick<AppShellProps, 'brand' | 'homeHref' | 'groups' | 'path'> {
  sidebar: 'open' | 'collapsed'
  onChange: AppShellProps['onSidebarChange']
}

/** On middle screens the sidebar starts collapsed, whatever was chosen for wide ones. */
function Side({ brand, homeHref, groups, path, sidebar, onChange }: SideProps) {
  const { t } = useTranslation('shell')
  const wide = useMedia('desktop')
  const [middle, setMiddle] = useState<'open' | 'collapsed'>('collapsed')
  const state = wide ? sidebar : middle
  const collapsed = state === 'collapsed'
  const label = t(collapsed ? 'nav.expand' : 'nav.collapse')
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed'
    if (wide) onChange?.(next)
    else setMiddle(next)
  }
  return (
    <div className={`${styles.side} ${styles.sideWidth[state]}`}>
      <div className={classes(styles.sideBrand, collapsed && styles.sideBrandCollapsed)}>
        <Brand name={brand} href={homeHref} compact={collapsed} />
      </div>
      <div className={styles.sideScroll}>
        <SideNav groups={groups} path={path} collapsed={collapsed} />
      </div>
      <div className={classes(styles.sideFoot, collapsed && sideNav.collapsed)}>
        <Tooltip text={label} placement="end" disabled={!collapsed}>
          <button
            type="button"
            className={classes(sideNav.item, sideNav.quiet, sideNav.square)}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            <span className={sideNav.glyph}>
              <Icon glyph={glyphs.sidebarSimple} />
            </span>
            {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={sideNav.label}>{label}</span>}
          </button>
        </Tooltip>
      </div>
    </div>
  )
}
