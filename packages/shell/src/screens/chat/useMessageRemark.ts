import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useToast, type Message } from '@press/ui'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

/** Returns a function that adds a message to the remarks of the conversation's tech card. */
export function useMessageRemark() {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  return ({ id }: Message): void => {
    act('POST /api/messages/{id}/remark', { params: { id: Number(id) } }).then(
      ({ stood }) => toast({ message: t(stood ? 'actions.remarkStood' : 'actions.remarked') }),
      (problem: unknown) =>
        toast({ tone: 'danger', message: t('failed.remark', { message: getErrorMessage(problem) }) }),
    )
  }
}
