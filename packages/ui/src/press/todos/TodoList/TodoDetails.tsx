import { getTodoActions, type Person, type Todo } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Inline, Stack } from '../../../foundations/layout/index.ts'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { priorityStyles } from './priority-styles.ts'
import * as styles from './TodoList.css.ts'

export type TodoReply = { answer: 'accepted' | 'declined' } | { answer: 'passed'; assignee_id: number }

interface TodoDetailsProps {
  todo: Todo
  me: number
  people: readonly Person[]
  hrefOfBook: (id: number) => string
  onReply: (reply: TodoReply) => Promise<unknown>
  onEdit: () => void
  onClose: () => void
}

/** One task with its full text. The assignee can reply here. */
export function TodoDetails({ todo, me, people, hrefOfBook, onReply, onEdit, onClose }: TodoDetailsProps) {
  const { t } = useTranslation('todos')
  const { date } = useFormat()
  const [isReassigning, setIsReassigning] = useState(false)
  const [nextAssignee, setNextAssignee] = useState<ComboboxOption | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const actions = getTodoActions(todo, me)
  const { title, priority, notes, book, assignee, created_by, answer, done_at } = todo

  const sendReply = async (todoReply: TodoReply) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await onReply(todoReply)
      if (todoReply.answer !== 'accepted') return onClose()
    } catch (error) {
      setRefusal(toFormError(error).message)
    }
    setBusy(false)
  }
  const otherPeople = people.filter(({ id }) => id !== me && id !== created_by.id)
  return (
    <Drawer
      open
      title={title}
      eyebrow={created_by.id === me ? undefined : t('details.from', { name: created_by.name })}
      dismissable={!busy}
      onOpenChange={onClose}
      actions={actions.change && <IconButton glyph={glyphs.pencilSimple} label={t('details.edit')} onClick={onEdit} />}
      summary={
        (actions.answer || done_at) && (
          <Inline gap={2}>
            {actions.answer && (
              <Badge tone="attention" glyph={glyphs.tray}>
                {t('answer.asked')}
              </Badge>
            )}
            {done_at && <Badge tone="success">{t('details.done', { date: date(done_at, 'dateTime') })}</Badge>}
          </Inline>
        )
      }
      footer={
        actions.answer && (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => void sendReply({ answer: 'declined' })}>
              {t('answer.decline')}
            </Button>
            <Button
              variant="secondary"
              disabled={busy}
              aria-expanded={isReassigning}
              onClick={() => setIsReassigning(!isReassigning)}
            >
              {t('answer.pass')}
            </Button>
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('answer.busy')}
              onClick={() => void sendReply({ answer: 'accepted' })}
            >
              {t('answer.accept')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        {isReassigning && (
          <Stack gap={2}>
            <Combobox
              label={t('answer.passTo')}
              options={otherPeople.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={nextAssignee}
              onValueChange={setNextAssignee}
            />
            <Inline gap={2}>
              <Button
                size="sm"
                disabled={!nextAssignee || busy}
                onClick={() =>
                  nextAssignee && void sendReply({ answer: 'passed', assignee_id: Number(nextAssignee.value) })
                }
              >
                {t('answer.passOn')}
              </Button>
            </Inline>
          </Stack>
        )}
        {notes && <p className={styles.notes}>{notes}</p>}
        <DescriptionList
          items={[
            {
              term: t('field.due'),
              value: todo.due
                ? `${date(todo.due, 'date')}${todo.due_time ? `, ${todo.due_time}` : ''}`
                : t('details.noDue'),
            },
            {
              term: t('add.priority'),
              value: (
                <span className={styles.priority}>
                  <Icon glyph={priorityStyles[priority].glyph} size={14} />
                  {t(`priority.${priority}`)}
                </span>
              ),
            },
            {
              term: t('field.assignee'),
              value: assignee && `${assignee.name}${answer ? ` · ${t(`said.${answer}`)}` : ''}`,
            },
            { term: t('field.book'), value: book && <Link href={hrefOfBook(book.id)}>{book.book_name}</Link> },
          ]}
        />
      </Stack>
    </Drawer>
  )
}
