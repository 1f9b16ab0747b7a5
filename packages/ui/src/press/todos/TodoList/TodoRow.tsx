import { todoPriorities, type TodoPriority } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { KeyboardEvent } from 'react'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { InlineEdit } from '../../../patterns/InlineEdit/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import type { Todo, TodoDraft } from './todos.ts'
import * as styles from './TodoList.css.ts'

interface TodoRowProps {
  todo: Todo
  onToggleDone: () => void
  onToggleFav: () => void
  onUpdate: (changes: Partial<TodoDraft>) => Promise<unknown>
  onDelete: () => void
}

const looks: Record<TodoPriority, { tone: BadgeTone; glyph: Glyph }> = {
  team: { tone: 'accent', glyph: glyphs.usersThree },
  low: { tone: 'neutral', glyph: glyphs.flag },
  medium: { tone: 'info', glyph: glyphs.flag },
  high: { tone: 'attention', glyph: glyphs.flag },
  update: { tone: 'neutral', glyph: glyphs.arrowClockwise },
}

/** One task; everything about it is changed where it stands. */
export function TodoRow({ todo, onToggleDone, onToggleFav, onUpdate, onDelete }: TodoRowProps) {
  const { t } = useTranslation('todos')
  const { title, priority, is_done, is_fav } = todo
  return (
    <div className={styles.row}>
      <Checkbox
        label={title}
        labelHidden
        checked={is_done}
        onCheckedChange={onToggleDone}
        onKeyDown={(event) => walk(event, onDelete)}
      />
      <div className={classes(styles.title, is_done && styles.titleDone)}>
        <InlineEdit label={t('row.name')} value={title} required onSave={(next) => onUpdate({ title: next })} />
      </div>
      <div className={styles.marks}>
        <Menu
          label={t('add.priority')}
          align="end"
          items={todoPriorities.map((key) => ({
            key,
            label: t(`priority.${key}`),
            glyph: looks[key].glyph,
            checked: key === priority,
            radio: true,
            onSelect: () => void onUpdate({ priority: key }),
          }))}
          renderTrigger={(trigger) => (
            <button
              {...trigger}
              type="button"
              className={styles.priorityButton}
              aria-label={t('row.priority', { priority: t(`priority.${priority}`) })}
            >
              <Badge {...looks[priority]}>{t(`priority.${priority}`)}</Badge>
            </button>
          )}
        />
        <IconButton
          size="sm"
          glyph={glyphs.star}
          weight={is_fav ? 'fill' : 'regular'}
          label={t('row.fav', { title })}
          aria-pressed={is_fav}
          onClick={onToggleFav}
        />
        <IconButton size="sm" glyph={glyphs.trash} label={t('row.delete', { title })} onClick={onDelete} />
      </div>
    </div>
  )
}

/** Arrows go from box to box, Delete takes the task out. */
function walk(event: KeyboardEvent<HTMLInputElement>, onDelete: () => void) {
  const boxes = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])]
  const at = boxes.indexOf(event.currentTarget)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key]
  if (event.key === 'Delete') onDelete()
  else if (next === undefined) return
  else boxes[next]?.focus()
  event.preventDefault()
}
