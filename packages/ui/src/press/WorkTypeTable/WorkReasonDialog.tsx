import { limits, type WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState, type FormEvent } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { messageOf } from '../offers/messageOf.ts'
import type { WorkTask } from '../projects/index.ts'
import type { SendWork } from './useWorkChanges.tsx'

interface WorkReasonDialogProps {
  work: WorkTask
  to: WorkTypeStatus
  onSend: SendWork
  onClose: () => void
}

/** Asks why a handed in work is returned or cancelled: the executor reads it. */
export function WorkReasonDialog({ work, to, onSend, onClose }: WorkReasonDialogProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const form = useId()
  const [comment, setComment] = useState('')
  const [state, setState] = useState<{ missing?: boolean; sending?: boolean; failure?: string }>({})
  const kind = to === 'cancelled' ? 'cancelWork' : 'return'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!comment.trim() || comment.length > limits.note) return setState({ missing: !comment.trim() })
    setState({ sending: true })
    try {
      await onSend({ work, to, comment: comment.trim() })
      onClose()
    } catch (refusal) {
      setState({ failure: messageOf(refusal) })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!state.sending}
      title={t(`work.ask.${kind}.title`, { work: t(`domain:workType.${work.name}`) })}
      footer={
        <>
          <Button disabled={state.sending} onClick={onClose}>
            {t('work.ask.cancel')}
          </Button>
          <Button
            variant={kind === 'cancelWork' ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={state.sending ?? false}
            busyLabel={t('work.ask.saving')}
          >
            {t(`work.ask.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {state.failure && <Alert tone="danger">{state.failure}</Alert>}
          <TextArea
            label={t(kind === 'return' ? 'work.ask.reason' : 'work.ask.reasonCancel')}
            hint={t('work.ask.reasonHint')}
            required
            maxLength={limits.note}
            value={comment}
            error={state.missing && !comment.trim() ? t('work.ask.missing') : undefined}
            onChange={({ target }) => setComment(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
