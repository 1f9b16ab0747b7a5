import { getTodoActions, todoPriorities, getTodoTime, type Todo } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { addDays } from '../../../primitives/DateField/dates.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts'
import { priorityStyles } from './priority-styles.ts'
import { useDue } from './useDue.ts'
import { onTodoKey, type TodoRowActions } from './todo-keys.ts'
import * as styles from './TodoList.css.ts'

interface TodoRowProps extends TodoRowActions {
  todo: Todo
  me: number
  today: string
  hrefOfBook: (id: number) => string
}

/** One task: its text, book, people, due date and priority. */
export function TodoRow({ todo, me, today, hrefOfBook, ...rowProps }: TodoRowProps) {
  const { onTick, onStar, onOpen, onPriority, onMove, onDelete } = rowProps
  const { t } = useTranslation('todos')
  const dueInfo = useDue(today)
  const { title, priority, is_done, is_fav, book } = todo
  const actions = getTodoActions(todo, me)
  const dueTime = getTodoTime(todo.due, today, addDays(today, 1))
  const otherPerson = todo.created_by.id === me ? todo.assignee : todo.created_by
  const priorityStyle = priorityStyles[priority]
  const moveItems: MenuItem[] = onMove
    ? [
        { key: 'up', label: t('row.up'), glyph: glyphs.arrowUp, onSelect: () => onMove(-1) },
        { key: 'down', label: t('row.down'), glyph: glyphs.arrowDown, onSelect: () => onMove(1) },
      ]
    : []
  const priorityItems: MenuItem[] = onPriority
    ? [
        {
          key: 'priority',
          label: t('add.priority'),
          glyph: priorityStyle.glyph,
          items: todoPriorities.map((key) => ({
            key,
            label: t(`priority.${key}`),
            glyph: priorityStyles[key].glyph,
            checked: key === priority,
            radio: true,
            onSelect: () => onPriority(key),
          })),
        },
      ]
    : []
  const deleteItems: MenuItem[] = onDelete
    ? [{ key: 'delete', label: t('row.remove'), glyph: glyphs.trash, tone: 'danger' as const, onSelect: onDelete }]
    : []
  const menuItems = [
    { key: 'open', label: t('row.open'), glyph: glyphs.arrowRight, onSelect: onOpen },
    ...moveItems,
    ...priorityItems,
    ...deleteItems,
  ]
  return (
    <div className={styles.row}>
      <Checkbox
        label={title}
        labelHidden
        checked={is_done}
        onCheckedChange={onTick}
        onKeyDown={(event) => onTodoKey(event, rowProps)}
      />
      <div className={styles.middle}>
        <button type="button" className={classes(styles.title, is_done && styles.titleDone)} onClick={onOpen}>
          {title}
        </button>
        {(book ?? otherPerson) && (
          <span className={styles.meta}>
            {book && (
              <a className={styles.book} href={hrefOfBook(book.id)}>
                <Icon glyph={glyphs.bookOpen} size={14} />
                {book.book_name}
              </a>
            )}
            {otherPerson && (
              <span className={styles.person}>
                <Avatar name={otherPerson.name} src={otherPerson.avatar ?? undefined} size={20} decorative />
                {otherPerson.name}
              </span>
            )}
            {actions.answer && (
              <Badge tone="attention" glyph={glyphs.tray}>
                {t('answer.asked')}
              </Badge>
            )}
            {actions.change && todo.assignee && todo.answer && (
              <Badge tone={todo.answer === 'declined' ? 'danger' : 'neutral'}>{t(`said.${todo.answer}`)}</Badge>
            )}
          </span>
        )}
      </div>
      <div className={styles.marks}>
        <span className={classes(styles.priority, styles.priorityMark, priority === 'high' && styles.high)}>
          <Icon glyph={priorityStyle.glyph} size={14} weight={priority === 'high' ? 'fill' : 'regular'} />
          {t(`priority.${priority}`)}
        </span>
        <span className={classes(styles.due, !is_done && styles.dueTone[dueTime])}>
          {dueInfo(todo)}
          {dueTime === 'past' && !is_done && <VisuallyHidden>{t('row.past')}</VisuallyHidden>}
        </span>
        <IconButton
          size="sm"
          glyph={glyphs.star}
          weight={is_fav ? 'fill' : 'regular'}
          label={t('row.fav', { title })}
          aria-pressed={is_fav}
          onClick={onStar}
        />
        <Menu
          label={t('row.more', { title })}
          align="end"
          items={menuItems}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} size="sm" glyph={glyphs.dotsThree} label={t('row.more', { title })} />
          )}
        />
      </div>
    </div>
  )
}
