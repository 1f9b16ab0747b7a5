import { useTranslation } from '@press/i18n'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Count } from '../../primitives/Badge/index.ts'
import { currentItem, type NavItem } from './navigation.ts'
import * as styles from './TopNav.css.ts'

export interface TopNavProps {
  items: readonly NavItem[]
  /** Address of the screen in front. */
  path: string
}

/** The menu as a line in the header; a phone has the tab bar instead. */
export function TopNav({ items, path }: TopNavProps) {
  const { t } = useTranslation('shell')
  const current = currentItem(items, path)
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Anchor href={item.href} className={styles.item} aria-current={item === current ? 'page' : undefined}>
              {item.label}
              {item.badge?.attention && <Count value={item.badge.count} tone="attention" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
