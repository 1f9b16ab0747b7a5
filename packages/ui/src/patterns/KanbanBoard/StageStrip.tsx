import { useTranslation } from '@press/i18n'
import { memo, useLayoutEffect, useRef } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { StageTile } from '../../foundations/stages/index.ts'
import { hue } from '../../foundations/stages/stages.css.ts'
import * as styles from './StageStrip.css.ts'
import type { BoardColumn } from './types.ts'

export interface StageStripProps<Key extends string> {
  columns: readonly BoardColumn<Key>[]
  /** Indexes of the first and the last visible column. */
  first: number
  last: number
  loading: boolean
  onChoose: (column: Key) => void
}

function PlainStageStrip<Key extends string>({ columns, first, last, loading, onChoose }: StageStripProps<Key>) {
  const { t } = useTranslation('boards')
  const stripRef = useRef<HTMLElement>(null)

  // On a phone the pills scroll, and the pill of the visible column is kept in the middle.
  useLayoutEffect(() => {
    const element = stripRef.current
    const pill = element?.querySelectorAll<HTMLElement>('button')[first]
    if (!element || !pill || element.scrollWidth <= element.clientWidth) return
    element.scrollTo({ left: pill.offsetLeft - (element.clientWidth - pill.offsetWidth) / 2 })
  }, [first])

  return (
    <nav
      ref={stripRef}
      className={classes(styles.strip, columns.length <= 5 && styles.pillsOnly)}
      aria-label={t('strip')}
    >
      {columns.map(({ key, title, shortTitle, stage, glyph, total, overdue, currentTotal }, index) => (
        <button
          key={key}
          type="button"
          className={`${styles.cell} ${hue[stage ?? 'none']}`}
          aria-current={index === first}
          title={title}
          onClick={() => onChoose(key)}
        >
          <StageTile stage={stage} glyph={glyph} />
          <span className={styles.name} aria-hidden>
            {shortTitle}
          </span>
          <VisuallyHidden>{title}</VisuallyHidden>
          {!loading && <span className={styles.total}>{total}</span>}
          {!loading && currentTotal !== undefined ? (
            <span className={styles.currentTotal}>
              <Icon glyph={glyphs.arrowRight} size={12} label={t('past.now')} />
              {currentTotal}
            </span>
          ) : (
            overdue > 0 && (
              <span className={styles.overdue}>
                <Icon glyph={glyphs.warningCircle} size={14} weight="fill" />
                {overdue}
                <VisuallyHidden>{t('card.overdue')}</VisuallyHidden>
              </span>
            )
          )}
        </button>
      ))}
      <span
        className={styles.bracket}
        aria-hidden
        style={{
          insetInlineStart: `${(first / columns.length) * 100}%`,
          inlineSize: `${((last - first + 1) / columns.length) * 100}%`,
        }}
      />
    </nav>
  )
}

/**
 * An overview of all stages: the number of books, the number of overdue books, and the visible columns. A click scrolls to a stage.
 */
export const StageStrip = memo(PlainStageStrip) as typeof PlainStageStrip
