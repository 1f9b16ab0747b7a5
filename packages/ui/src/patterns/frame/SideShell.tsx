import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Breadcrumbs } from '../../primitives/Breadcrumbs/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Tooltip } from '../../primitives/Tooltip/index.ts'
import { Brand } from './BrandMark.tsx'
import { ShellFrame, type ShellProps } from './ShellFrame.tsx'
import * as frameStyles from './ShellFrame.css.ts'
import { SideNav } from './SideNav.tsx'
import * as sideNav from './SideNav.css.ts'
import * as styles from './SideShell.css.ts'

export interface SideShellProps extends ShellProps {
  /** Whether the sidebar is open on wide screens. @default 'open' */
  sidebar?: 'open' | 'collapsed'
  onSidebarChange?: (sidebar: 'open' | 'collapsed') => void
}

/** The frame with its menu in a sidebar. */
export function SideShell({ homeHref, crumbs, actions, sidebar = 'open', onSidebarChange, ...frame }: SideShellProps) {
  const { t } = useTranslation('shell')
  const { brand, groups, path } = frame
  return (
    <ShellFrame
      {...frame}
      frameClass={styles.frameWithSidebar}
      canvasClass={styles.canvasCorner}
      side={
        <Side
          brand={brand}
          homeHref={homeHref}
          groups={groups}
          path={path}
          sidebar={sidebar}
          onSidebarChange={onSidebarChange}
        />
      }
      renderHeader={(openMenu) => (
        <header className={frameStyles.header}>
          <div className={frameStyles.headerInner}>
            <span className={styles.phoneOnly}>
              <IconButton glyph={glyphs.list} label={t('nav.open')} tone="chrome" onClick={openMenu} />
            </span>
            <span className={styles.phoneTitle}>{crumbs.at(-1)?.label}</span>
            <div className={styles.crumbs}>
              <Breadcrumbs crumbs={crumbs} />
            </div>
            <span className={frameStyles.spacer} />
            <div className={frameStyles.actions}>{actions}</div>
          </div>
        </header>
      )}
    />
  )
}

interface SideProps extends Pick<ShellProps, 'brand' | 'homeHref' | 'groups' | 'path'> {
  sidebar: 'open' | 'collapsed'
  onSidebarChange: SideShellProps['onSidebarChange']
}

/** On medium screens the sidebar starts collapsed, whatever the person chose for wide screens. */
function Side({ brand, homeHref, groups, path, sidebar, onSidebarChange }: SideProps) {
  const { t } = useTranslation('shell')
  const isWide = useMedia('desktop')
  const [mediumState, setMediumState] = useState<'open' | 'collapsed'>('collapsed')
  const sidebarState = isWide ? sidebar : mediumState
  const isCollapsed = sidebarState === 'collapsed'
  const label = t(isCollapsed ? 'nav.expand' : 'nav.collapse')
  const toggle = () => {
    const next = isCollapsed ? 'open' : 'collapsed'
    if (isWide) onSidebarChange?.(next)
    else setMediumState(next)
  }
  return (
    <div className={`${styles.side} ${styles.sideWidth[sidebarState]}`}>
      <div className={classes(styles.sideBrand, isCollapsed && styles.sideBrandCollapsed)}>
        <Brand name={brand} href={homeHref} compact={isCollapsed} />
      </div>
      <div className={styles.sideScroll}>
        <SideNav groups={groups} path={path} collapsed={isCollapsed} />
      </div>
      <div className={classes(styles.sideFoot, isCollapsed && sideNav.collapsed)}>
        <Tooltip text={label} placement="end" disabled={!isCollapsed}>
          <button
            type="button"
            className={classes(sideNav.item, sideNav.quietEntry, sideNav.collapsedEntry)}
            aria-expanded={!isCollapsed}
            onClick={toggle}
          >
            <span className={sideNav.glyph}>
              <Icon glyph={glyphs.sidebarSimple} />
            </span>
            {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={sideNav.label}>{label}</span>}
          </button>
        </Tooltip>
      </div>
    </div>
  )
}
