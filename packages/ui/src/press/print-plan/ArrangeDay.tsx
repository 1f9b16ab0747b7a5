import { useDndContext, useDraggable, useDroppable, type DragEndEvent } from '@dnd-kit/core'
import { calculateHours, moveInOrder, type DayRun, type PrintDayRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef, type KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../foundations/Text/index.ts'
import { classes } from '../../foundations/classes.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { DragArea } from '../../private/drag/DragArea.tsx'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import * as styles from './PrintDay.css.ts'

interface ArrangeDayProps {
  day: PrintDayRow
  /** Today's planned runs in printing order. `overflowRuns` are the runs that do not fit into the day. */
  planned: readonly DayRun[]
  overflowRuns: readonly DayRun[]
  onArrange: (cardIds: number[] | null) => void
}

/**
 * Today's runs in printing order. The user can drag them, move them with Alt and arrow keys, remove and add them. Each change
 * applies at once.
 */
export function ArrangeDay({ day, planned, overflowRuns, onArrange }: ArrangeDayProps) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const announce = useAnnounce()
  const dragHandlesRef = useRef(new Map<number, HTMLButtonElement | null>())
  const order = planned.map(({ id }) => id)
  const otherRuns = day.runs.filter(({ id }) => !order.includes(id))
  const moveRun = (run: DayRun, newIndex: number) => {
    if (newIndex < 0 || newIndex >= order.length) return
    onArrange(moveInOrder(order, run.id, newIndex))
    announce(t('print-plan:arrange.moved', { title: run.book_name, place: newIndex + 1, total: order.length }))
    // Restores the focus, which is lost because the row moves in the DOM.
    requestAnimationFrame(() => dragHandlesRef.current.get(run.id)?.focus())
  }
  const onDrop = ({ active, over: targetRow }: DragEndEvent) => {
    const run = planned.find(({ id }) => id === Number(active.id))
    const newIndex = order.indexOf(Number(targetRow?.id))
    if (run && newIndex >= 0 && active.id !== targetRow?.id) moveRun(run, newIndex)
  }
  return (
    <div className={styles.arrange}>
      <DragArea onDragEnd={onDrop}>
        <ol className={styles.order} aria-label={t('print-plan:arrange.order')}>
          {planned.map((run, index) => (
            <OrderRow
              key={run.id}
              ref={(handle) => {
                dragHandlesRef.current.set(run.id, handle)
              }}
              run={run}
              isOver={overflowRuns.includes(run)}
              onStep={(direction) => moveRun(run, index + direction)}
              onRemove={() => onArrange(order.filter((id) => id !== run.id))}
            />
          ))}
        </ol>
      </DragArea>
      <Text as="p" variant="caption" tone="muted">
        {t('print-plan:arrange.hint')}
      </Text>
      <Inline gap={2}>
        {otherRuns.length > 0 && (
          <Menu
            label={t('print-plan:arrange.add')}
            items={otherRuns.map(({ id, book_name }) => ({
              key: String(id),
              label: book_name,
              onSelect: () => onArrange([...order, id]),
            }))}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" leading={glyphs.plus}>
                {t('print-plan:arrange.add')}
              </Button>
            )}
          />
        )}
        {day.arranged && (
          <Button size="sm" variant="quiet" onClick={() => onArrange(null)}>
            {t('print-plan:arrange.byDate')}
          </Button>
        )}
      </Inline>
    </div>
  )
}

interface OrderRowProps {
  run: DayRun
  isOver: boolean
  onStep: (direction: -1 | 1) => void
  onRemove: () => void
  ref: (handle: HTMLButtonElement | null) => void
}

function OrderRow({ run: { id, book_name, language, sheets }, isOver, onStep, onRemove, ref }: OrderRowProps) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const { number } = useFormat()
  const { active } = useDndContext()
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: String(id) })
  const { setNodeRef: setPlaceRef, isOver: isUnder } = useDroppable({ id: String(id) })
  const hoursText = t('print-plan:hours', { hours: number(Math.round(calculateHours(sheets) * 10) / 10) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li ref={setPlaceRef} className={classes(isUnder && active?.id !== String(id) && styles.target)}>
      <div
        ref={setNodeRef}
        {...listeners}
        className={classes(styles.orderRow, isDragging && styles.lifted)}
        style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      >
        <button
          ref={ref}
          type="button"
          {...listeners}
          className={styles.handle}
          aria-label={t('print-plan:arrange.move', { title: book_name })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={onKeyDown}
        >
          <Icon glyph={glyphs.dotsSixVertical} size={16} />
        </button>
        <div className={styles.orderWords}>
          <BookTitle as="p" lang={getBookLang(language)} lines={1}>
            {book_name}
          </BookTitle>
          <Text as="p" variant="caption" tone={isOver ? 'danger' : 'muted'}>
            {isOver ? `${t('print-plan:over')} · ${hoursText}` : hoursText}
          </Text>
        </div>
        <IconButton
          glyph={glyphs.x}
          size="sm"
          label={t('print-plan:arrange.remove', { title: book_name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
