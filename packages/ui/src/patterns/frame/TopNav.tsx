import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { Count } from '../../primitives/Badge/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import { findCurrentItem, countPending, type NavItem } from './navigation.ts'
import { useOverflowItems } from './useOverflowItems.ts'
import * as styles from './TopNav.css.ts'

export interface TopNavProps {
  items: readonly NavItem[]
  /** Address of the current screen. */
  path: string
}

/** The menu as a line in the header, with entries that do not fit under «More». A phone has the tab bar instead. */
export function TopNav({ items, path }: TopNavProps) {
  const { t } = useTranslation('shell')
  const current = findCurrentItem(items, path)
  const [listRef, hiddenKeys] = useOverflowItems()
  const hiddenItems = items.filter(({ key }) => hiddenKeys.has(key))
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul ref={listRef} className={styles.list}>
        {items.map((item) => (
          <li key={item.key} data-key={item.key} className={hiddenKeys.has(item.key) ? styles.overflowItem : undefined}>
            <Anchor href={item.href} className={styles.item} aria-current={item === current ? 'page' : undefined}>
              {item.label}
              {item.badge?.attention && <Count value={item.badge.count} tone="attention" />}
            </Anchor>
          </li>
        ))}
      </ul>
      {hiddenItems.length > 0 && (
        <Menu
          label={t('nav.more')}
          items={hiddenItems.map(({ key, label, href, badge }) => ({
            key,
            label: badge?.attention ? `${label} · ${badge.count}` : label,
            href,
          }))}
          renderTrigger={(props) => (
            <button
              {...props}
              type="button"
              className={styles.item}
              aria-current={current && hiddenItems.includes(current) ? true : undefined}
            >
              {t('nav.more')}
              <Count value={countPending(hiddenItems)} tone="attention" />
              <Icon glyph={glyphs.caretDown} size={14} />
            </button>
          )}
        />
      )}
    </nav>
  )
}
