import { act } from '@press/client'
import { createTodoFromMessage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useToast, type Message } from '@press/ui'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

/** Returns a function that saves a message as a task of the person, about the conversation's book. */
export function useCreateTodoFromMessage(techcard_id: number | null) {
  const { t } = useTranslation('todos')
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  return ({ content, files = [] }: Message): void => {
    act('POST /api/todos', { body: { ...createTodoFromMessage(content || (files[0]?.name ?? '')), techcard_id } }).then(
      () => toast({ message: t('toast.added') }),
      (problem: unknown) =>
        toast({ tone: 'danger', message: t('toast.addFailed', { message: getErrorMessage(problem) }) }),
    )
  }
}
