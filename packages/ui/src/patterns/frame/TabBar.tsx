import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Count } from '../../primitives/Badge/index.ts'
import { MenuDrawing } from './MenuDrawing.tsx'
import { findCurrentItem, type NavItem } from './navigation.ts'
import * as styles from './TabBar.css.ts'

export interface TabBarProps {
  /** The entries, five at most. */
  items: readonly NavItem[]
  /** Address of the current screen. */
  path: string
  /** Opens the whole menu; with it the bar has one more entry. */
  onMore?: () => void
}

/** The bottom menu of a phone; hidden on wider screens. */
export function TabBar({ items, path, onMore }: TabBarProps) {
  const { t } = useTranslation('shell')
  const current = findCurrentItem(items, path)
  return (
    <nav aria-label={t('nav.tabs')} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Anchor href={item.href} className={styles.item} aria-current={item === current ? 'page' : undefined}>
              <MenuDrawing icon={item.icon} size={22} weight={item === current ? 'fill' : 'regular'} />
              <span className={styles.label}>{item.label}</span>
              {item.badge?.attention && item.badge.count > 0 && (
                <span className={styles.count}>
                  <Count value={item.badge.count} tone="attention" />
                </span>
              )}
            </Anchor>
          </li>
        ))}
        {onMore && (
          <li>
            <button type="button" className={styles.item} onClick={onMore}>
              <Icon glyph={glyphs.list} size={22} />
              <span className={styles.label}>{t('nav.more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
