import { todoPriorities, type TodoPriority } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { priorityStyles } from './priority-styles.ts'
import { todoFilters, type TodoView } from './todos.ts'
import * as styles from './TodoList.css.ts'

interface TodoFiltersProps {
  view: TodoView
  onViewChange: (changes: Partial<TodoView>) => void
  /** Returns the number of tasks that the view would show with the given changes. Undefined until the tasks are known. */
  countTasks: ((changes: Partial<TodoView>) => number) | undefined
  /** The books that tasks refer to. */
  books: readonly { id: number; book_name: string }[]
  /** The number of tasks that need a reply. */
  pendingReplyCount: number
}

const viewGlyphs: Record<TodoView['show'], Glyph> = {
  active: glyphs.sunHorizon,
  fav: glyphs.star,
  mine: glyphs.tray,
  given: glyphs.paperPlaneRight,
  done: glyphs.checkCircle,
}

/** The filters of the tasks: a column next to the tasks, or a line above them on a narrower screen. */
export function TodoFilters({ view, onViewChange, countTasks, books, pendingReplyCount }: TodoFiltersProps) {
  const { t } = useTranslation('todos')
  const isWide = useMedia('desktop')
  if (!isWide)
    return (
      <div className={styles.filters}>
        <Select
          label={t('show.label')}
          labelHidden
          placeholder={null}
          options={todoFilters.map((show) => ({
            value: show,
            label: countTasks ? `${t(`show.${show}`)} · ${countTasks({ show })}` : t(`show.${show}`),
          }))}
          value={view.show}
          onValueChange={(show) => onViewChange({ show: show as TodoView['show'] })}
        />
        <Select
          label={t('filter.priority')}
          labelHidden
          placeholder={t('filter.any')}
          clearable
          options={todoPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={view.priority ?? ''}
          onValueChange={(nextPriority) => onViewChange({ priority: (nextPriority || null) as TodoPriority | null })}
        />
        {books.length > 0 && (
          <Select
            label={t('filter.book')}
            labelHidden
            placeholder={t('filter.anyBook')}
            clearable
            options={books.map(({ id, book_name }) => ({ value: String(id), label: book_name }))}
            value={view.book === null ? '' : String(view.book)}
            onValueChange={(nextBook) => onViewChange({ book: nextBook ? Number(nextBook) : null })}
          />
        )}
      </div>
    )
  return (
    <div className={styles.pane}>
      <ChoiceGroup label={t('show.label')} titleHidden>
        {todoFilters.map((show) => (
          <Choice
            key={show}
            glyph={viewGlyphs[show]}
            selected={view.show === show}
            count={countTasks?.({ show })}
            attention={show === 'mine' && pendingReplyCount > 0}
            onChoose={() => onViewChange({ show })}
          >
            {t(`show.${show}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={t('filter.priority')}>
        {todoPriorities.map((priority) => (
          <Choice
            key={priority}
            glyph={priorityStyles[priority].glyph}
            selected={view.priority === priority}
            count={countTasks?.({ priority })}
            onChoose={() => onViewChange({ priority: view.priority === priority ? null : priority })}
          >
            {t(`priority.${priority}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {books.length > 0 && (
        <ChoiceGroup label={t('filter.book')}>
          {books.map(({ id, book_name }) => (
            <Choice
              key={id}
              glyph={glyphs.bookOpen}
              selected={view.book === id}
              count={countTasks?.({ book: id })}
              onChoose={() => onViewChange({ book: view.book === id ? null : id })}
            >
              {book_name}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </div>
  )
}

/** The choice of the list's order: by date, or the user's own order. */
export function TodoOrder({ view, onViewChange }: Pick<TodoFiltersProps, 'view' | 'onViewChange'>) {
  const { t } = useTranslation('todos')
  return (
    <SegmentedControl
      label={t('order.label')}
      size="sm"
      options={(['due', 'own'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
      value={view.order}
      onValueChange={(order) => onViewChange({ order })}
    />
  )
}

interface ChoiceGroupProps {
  label: string
  titleHidden?: boolean
  children: ReactNode
}

const ChoiceGroup = ({ label, titleHidden = false, children }: ChoiceGroupProps) => (
  <div role="group" aria-label={label} className={styles.choices}>
    {!titleHidden && (
      <span aria-hidden className={styles.choicesTitle}>
        {label}
      </span>
    )}
    {children}
  </div>
)

interface ChoiceProps {
  glyph: Glyph
  selected: boolean
  count: number | undefined
  attention?: boolean
  onChoose: () => void
  children: ReactNode
}

const Choice = ({ glyph, selected, count, attention = false, onChoose, children }: ChoiceProps) => (
  <button type="button" aria-pressed={selected} className={styles.choice} onClick={onChoose}>
    <Icon glyph={glyph} size={16} />
    <span className={styles.choiceWords}>{children}</span>
    {count !== undefined && <span className={attention ? styles.waits : styles.count}>{count}</span>}
  </button>
)
