import type { SignalRemark } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'

export interface RoomQuestion {
  kind: 'sign' | 'return' | 'delete'
  remark?: SignalRemark
}

interface RoomDialogProps {
  question: RoomQuestion | undefined
  title: string
  remarks: readonly SignalRemark[]
  /** The expected date of the next signal copy. */
  signalDay: string
  onAnswer: (question: RoomQuestion) => Promise<void>
  onClose: () => void
}

/**
 * Asks for confirmation of each action and names its consequences. If the server refuses the action, the dialog shows the error.
 */
export function RoomDialog({ question, title, remarks, signalDay, onAnswer, onClose }: RoomDialogProps) {
  const { t } = useTranslation('signals')
  const { date } = useFormat()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const closeDialog = () => {
    setFailure(undefined)
    onClose()
  }
  const sendAnswer = async () => {
    if (!question) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onAnswer(question)
      closeDialog()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  if (!question) return null
  const { kind, remark } = question
  const remarkNumber = remark ? remarks.indexOf(remark) + 1 : 0
  const texts = {
    sign: {
      title: t('outcome.signTitle', { title }),
      confirm: t('outcome.sign'),
      body: [remarks.length > 0 && t('outcome.signWithout', { count: remarks.length }), t('outcome.signBody')],
    },
    return: {
      title: t('outcome.returnTitle', { title }),
      confirm: t('outcome.return'),
      body: [t('outcome.returnBody', { date: date(signalDay, 'dayMonth') })],
    },
    delete: {
      title: t('remark.deleteTitle', { number: remarkNumber }),
      confirm: t('remark.deleteConfirm'),
      body: [t('remark.deleteBody', { text: remark?.text ?? '' })],
    },
  }[kind]
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || closeDialog()}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={t('outcome.notYet')}
      tone={kind === 'delete' ? 'danger' : 'primary'}
      busy={busy}
      busyLabel={t('outcome.sending')}
      onConfirm={() => void sendAnswer()}
    >
      <Stack gap={3}>
        {failure && <Alert tone="danger">{failure}</Alert>}
        {texts.body.map((line) => line && <p key={line}>{line}</p>)}
      </Stack>
    </ConfirmDialog>
  )
}
