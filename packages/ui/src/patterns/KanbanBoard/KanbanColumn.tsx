import { useTranslation } from '@press/i18n'
import { useDroppable } from '@dnd-kit/core'
import { memo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { SkeletonCard } from '../../primitives/Skeleton/index.ts'
import { StageTile } from '../../foundations/stages/index.ts'
import { hue } from '../../foundations/stages/stages.css.ts'
import { ColumnCards, type ColumnCardsProps } from './ColumnCards.tsx'
import { ColumnTools, type ColumnToolsProps } from './ColumnTools.tsx'
import * as listStyles from './ColumnCards.css.ts'
import * as styles from './KanbanColumn.css.ts'
import type { BoardColumn, MoveTarget } from './types.ts'

/** The state of a column while a card is lifted: its origin, or the result of a drop. */
export type ColumnLift = { origin: true } | MoveTarget | null

export interface KanbanColumnProps<Card, Key extends string>
  extends Omit<ColumnCardsProps<Card, Key>, 'column' | 'total'>, Omit<ColumnToolsProps<Key>, 'column' | 'title'> {
  column: BoardColumn<Key>
  lift: ColumnLift
  /** Whether the lifted card is over this column. */
  hovered: boolean
  folded: boolean
  loading: boolean
  /** Whether the column is a landmark. Boards below each other have columns with the same names. */
  landmark: boolean
  renderTail: ((column: Key) => ReactNode) | undefined
}

function PlainKanbanColumn<Card, Key extends string>(props: KanbanColumnProps<Card, Key>) {
  const { column, cards, lift, hovered, folded, loading, landmark, renderTail, onFold, onAdd, onShortcuts, ...list } =
    props
  const { key, title, total, overdue, stage, locked, limit, fullTotal } = column
  const { t } = useTranslation('boards')
  const appearance = lift === null || 'origin' in lift ? 'rest' : lift.allowed ? 'allowed' : 'refused'
  const label = t('column', { title, count: total })
  const frameClass = classes(
    styles.column,
    styles.dropAppearance[appearance],
    hovered && appearance === 'allowed' && styles.hoveredColumn,
    hue[stage ?? 'none'],
  )

  const slot = lift && 'action' in lift && <div className={styles.slot}>{lift.action}</div>

  if (folded) {
    return (
      <Frame column={key} landmark={landmark} className={classes(frameClass, styles.folded)} aria-label={label}>
        <button type="button" className={styles.unfoldButton} onClick={() => onFold(key, false)}>
          <VisuallyHidden>{t('unfold')}</VisuallyHidden>
          <StageTile stage={stage} glyph={column.glyph} />
          <span className={styles.verticalTitle}>{title}</span>
          <span className={styles.count}>{total}</span>
        </button>
      </Frame>
    )
  }

  return (
    <Frame
      column={key}
      landmark={landmark}
      className={frameClass}
      data-over={hovered || undefined}
      aria-label={overdue > 0 ? `${label}, ${t('card.overdue')} ${overdue}` : label}
    >
      <header className={styles.header}>
        <StageTile stage={stage} glyph={column.glyph} />
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        {!loading && <Count total={total} limit={limit} whole={fullTotal} />}
        {appearance === 'refused' || locked ? (
          <span className={styles.lock}>
            <Icon glyph={glyphs.lockSimple} size={18} />
          </span>
        ) : (
          <ColumnTools column={key} title={title} onFold={onFold} onAdd={onAdd} onShortcuts={onShortcuts} />
        )}
      </header>
      {lift && 'reason' in lift && lift.reason && <p className={styles.reason}>{lift.reason}</p>}
      <div className={listStyles.scroller} data-list>
        {slot}
        {loading ? (
          <Skeletons />
        ) : total === 0 && cards.length === 0 ? (
          <p className={styles.empty}>{t('columnEmpty')}</p>
        ) : (
          <ColumnCards {...list} column={key} cards={cards} total={total} />
        )}
        {!loading && renderTail?.(key)}
      </div>
    </Frame>
  )
}

interface FrameProps extends ComponentPropsWithoutRef<'section'> {
  column: string
  landmark: boolean
}
/** The part of a column that dnd-kit rerenders when a card is lifted or moves over another column. */
function Frame({ column, landmark, ...section }: FrameProps) {
  const { setNodeRef } = useDroppable({ id: column })
  return <section ref={setNodeRef} data-column={column} role={!landmark ? 'group' : undefined} {...section} />
}

export const KanbanColumn = memo(PlainKanbanColumn) as typeof PlainKanbanColumn

/** The number of cards. If the number is near the limit, the limit is shown too. Over the limit the number is highlighted. */
function Count({ total, limit, whole }: Record<'limit' | 'whole', number | undefined> & { total: number }) {
  const { t } = useTranslation('boards')
  if (limit === undefined) return <span className={styles.count}>{total}</span>
  if (whole !== undefined) return <PartCount total={total} limit={limit} whole={whole} />
  const isOverLimit = total > limit
  return (
    <span
      className={classes(styles.count, isOverLimit && styles.overLimitCount)}
      title={isOverLimit ? t('limit', { total, limit }) : t('withinLimit', { limit })}
    >
      {isOverLimit && <Icon glyph={glyphs.warning} size={14} weight="fill" label={t('limit', { total, limit })} />}
      {`${total}/${limit}`}
    </span>
  )
}

/** The number of cards in a part of a column. The number of the whole column is shown only when it is over its limit. */
function PartCount({ total, limit, whole }: Record<'total' | 'limit' | 'whole', number>) {
  const { t } = useTranslation('boards')
  const limitText = t('wholeLimit', { total: whole, limit })
  const isOverLimit = whole > limit
  return (
    <span className={classes(styles.count, isOverLimit && styles.overLimitCount)} title={limitText}>
      {isOverLimit && <Icon glyph={glyphs.warning} size={14} weight="fill" label={limitText} />}
      {total}
    </span>
  )
}

const Skeletons = () => (
  <div className={styles.loading} aria-hidden>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </div>
)
