import { canBeRemark, canChangeMessage } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Menu, type MenuAction } from '../../../primitives/Menu/index.ts'
import type { Message } from './types.ts'
import * as styles from './MessageRun.css.ts'

/** The actions on a message. The menu does not offer omitted actions. */
export interface MessageIntents {
  /** Answers the message with a quote. */
  onReply?: ((message: Message) => void) | undefined
  /** Changes the text of the user's own message. */
  onEdit?: ((message: Message) => void) | undefined
  /** Deletes the user's own message. */
  onDelete?: ((message: Message) => void) | undefined
  /** Creates a task from the message. */
  onTask?: ((message: Message) => void) | undefined
  /** Adds the message to the remarks of the book's card. */
  onRemark?: ((message: Message) => void) | undefined
}

interface MessageMenuProps extends MessageIntents {
  message: Message
  isOwn: boolean
  isReachable: boolean
}

/** Moves from one message menu to the next with Arrow Up and Down. Tab would stop at hundreds of menus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (direction === 0) return false
  event.preventDefault()
  const menuButtons = [...(event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])]
  menuButtons[menuButtons.indexOf(event.currentTarget) + direction]?.focus()
  return true
}

export function MessageMenu({
  message,
  isOwn,
  isReachable,
  onReply,
  onEdit,
  onDelete,
  onTask,
  onRemark,
}: MessageMenuProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const { user_id, content, deleted_at = null, in_remarks = false } = message
  const canChange = isOwn && canChangeMessage({ user_id, deleted_at }, { id: user_id })
  const items: MenuAction[] = [
    ...(onReply
      ? [{ key: 'reply', label: t('message.reply'), glyph: glyphs.quotes, onSelect: () => onReply(message) }]
      : []),
    ...(onTask
      ? [{ key: 'task', label: t('message.task'), glyph: glyphs.checkSquare, onSelect: () => onTask(message) }]
      : []),
    ...(onRemark && !in_remarks && canBeRemark({ content, deleted_at })
      ? [{ key: 'remark', label: t('message.remark'), glyph: glyphs.notePencil, onSelect: () => onRemark(message) }]
      : []),
    ...(onEdit && canChange
      ? [{ key: 'change', label: t('message.change'), glyph: glyphs.pencilSimple, onSelect: () => onEdit(message) }]
      : []),
    ...(onDelete && canChange
      ? [
          {
            key: 'delete',
            label: t('message.delete'),
            glyph: glyphs.trash,
            tone: 'danger' as const,
            onSelect: () => onDelete(message),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  const label = t('message.actions', {
    name: isOwn ? t('message.you') : message.user.name,
    time: date(message.created_at, 'time'),
  })
  return (
    <Menu
      label={label}
      align="end"
      items={items}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.menu}
          aria-label={label}
          tabIndex={isReachable ? 0 : -1}
          data-menu
          onKeyDown={(event) => {
            if (trigger['aria-expanded'] || !moveFocus(event)) trigger.onKeyDown(event)
          }}
        >
          <Icon glyph={glyphs.dotsThree} size={16} />
        </button>
      )}
    />
  )
}
