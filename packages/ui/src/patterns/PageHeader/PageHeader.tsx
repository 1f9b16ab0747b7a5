import { useTranslation } from '@press/i18n'
import { useId, useState, type ReactNode } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { classes } from '../../foundations/classes.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The only h1 of the page. */
  title: string
  /** The number of items, in words: «106 книг в работе». */
  count?: string
  /** The overall status, as a badge after the count. */
  mark?: ReactNode
  /** A sentence under the title. */
  description?: string
  /** Filters and view switches, before the primary button; on a phone they open under a button. */
  filters?: ReactNode
  /** Number of active filters, shown on the filter button. @default 0 */
  activeFilterCount?: number
  /** The one primary button of the view. */
  primary?: ReactNode
  /** Whether the title is larger and serif, for the author portal. @default false */
  serifTitle?: boolean
}

/** Title and count, then filters, then the primary button. */
export function PageHeader({
  title,
  count,
  mark,
  description,
  filters,
  activeFilterCount = 0,
  primary,
  serifTitle = false,
}: PageHeaderProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const isPhone = useMedia('belowTablet')
  const [open, setOpen] = useState(false)
  const isCollapsed = isPhone && Boolean(filters)
  return (
    <header className={classes(styles.header, serifTitle && styles.headerSerif)}>
      <div className={styles.heading}>
        <h1 className={classes(serifTitle ? styles.titleSerif : styles.title, count && styles.titleRow)}>{title}</h1>
        {count && <span className={styles.count}>{count}</span>}
        {mark && <span className={styles.mark}>{mark}</span>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {(filters ?? primary) && (
        <div className={styles.tools}>
          {isCollapsed ? (
            <IconButton
              glyph={glyphs.funnel}
              label={activeFilterCount > 0 ? t('page.filtersOn', { on: activeFilterCount }) : t('page.filters')}
              outline
              count={activeFilterCount}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          ) : (
            filters
          )}
          {primary}
        </div>
      )}
      {isCollapsed && (
        <div id={id} className={styles.filters} hidden={!open}>
          {filters}
        </div>
      )}
    </header>
  )
}
