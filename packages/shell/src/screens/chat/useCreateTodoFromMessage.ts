import { act } from '@press/client'
import { createTodoFromMessage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useToast, type Message } from '@press/ui'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

/** Writes a message down as a task of one's own, about the book that the conversation is about. */
export function useCreateTodoFromMessage(techcard_id: number | null) {
  const { t } = useTranslation('todos')
  const toast = useToast()
  const errorText = useErrorMessage()
  return ({ content, files = [] }: Message): void => {
    act('POST /api/todos', { body: { ...createTodoFromMessage(content || (files[0]?.name ?? '')), techcard_id } }).then(
      () => toast({ message: t('toast.added') }),
      (problem: unknown) => toast({ tone: 'danger', message: t('toast.addFailed', { message: errorText(problem) }) }),
    )
  }
}
