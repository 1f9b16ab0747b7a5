import { useTranslation } from '@press/i18n'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Count } from '../../primitives/Badge/index.ts'
import { Tooltip } from '../../primitives/Tooltip/index.ts'
import { MenuDrawing } from './MenuDrawing.tsx'
import { findCurrentItem, type NavGroup, type NavItem } from './navigation.ts'
import * as styles from './SideNav.css.ts'

export interface SideNavProps {
  groups: readonly NavGroup[]
  /** Address of the current screen. */
  path: string
  /** Shows only icons, with names in tooltips. @default false */
  collapsed?: boolean
  /** Called when an entry is opened, for example to close a sheet. */
  onNavigate?: () => void
}

/** The side menu: groups of entries, with the current entry highlighted. */
export function SideNav({ groups, path, collapsed = false, onNavigate }: SideNavProps) {
  const { t } = useTranslation('shell')
  const current = findCurrentItem(
    groups.flatMap(({ items }) => items),
    path,
  )
  return (
    <nav aria-label={t('nav.label')} className={classes(styles.nav, collapsed && styles.collapsed)}>
      {groups.map(({ key, label, items }) => (
        <div key={key}>
          {label && (collapsed ? <div className={styles.gap} /> : <h2 className={styles.heading}>{label}</h2>)}
          <ul className={styles.list} aria-label={collapsed ? label : undefined}>
            {items.map((item) => (
              <li key={item.key}>
                <Entry item={item} current={item === current} collapsed={collapsed} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface EntryProps {
  item: NavItem
  current: boolean
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

function Entry({ item: { label, href, icon, badge }, current, collapsed, onNavigate }: EntryProps) {
  return (
    <Tooltip text={label} placement="end" disabled={!collapsed}>
      <Anchor
        href={href}
        className={classes(styles.item, styles.collapsedEntry)}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
      >
        <span className={styles.glyph}>
          <MenuDrawing icon={icon} weight={current ? 'fill' : 'regular'} />
        </span>
        {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
        {badge &&
          (collapsed ? (
            badge.attention && badge.count > 0 && <span className={styles.dot} />
          ) : (
            <Count value={badge.count} tone={badge.attention ? 'attention' : 'neutral'} label={badge.label} />
          ))}
      </Anchor>
    </Tooltip>
  )
}
