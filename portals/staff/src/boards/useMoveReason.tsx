import { limits, type PrintNeed, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, Dialog, Stack, Text, TextArea } from '@press/ui'
import { useCallback, useState, type FormEvent, type ReactNode } from 'react'
import { MissingForPrint } from '../shared/MissingForPrint.tsx'

interface MoveQuestion {
  title: string
  from: StageKey
  to: StageKey
  /** The requirements that a textbook still lacks for its print run. */
  missingDetails: readonly PrintNeed[]
}

/** Thrown when the user cancels the dialog that asks for a reason. It has no message, because nothing needs to be shown. */
class MoveCancelledError extends Error {
  override name = 'MoveCancelled'
}

/** Asks for the reason of a move in a dialog. The promise rejects when the user cancels. */
export function useMoveReason(): [ask: (move: MoveQuestion) => Promise<string>, dialog: ReactNode] {
  const [question, setQuestion] = useState<MoveQuestion & { answer: (reason: string | null) => void }>()
  const askReason = useCallback(
    (move: MoveQuestion) =>
      new Promise<string>((resolve, reject) => {
        setQuestion({
          ...move,
          answer: (reason) => {
            setQuestion(undefined)
            if (reason === null) reject(new MoveCancelledError())
            else resolve(reason)
          },
        })
      }),
    [],
  )
  return [askReason, question && <MoveReasonDialog {...question} />]
}

function MoveReasonDialog({
  title,
  from,
  to,
  missingDetails,
  answer,
}: MoveQuestion & { answer: (reason: string | null) => void }) {
  const { t } = useTranslation(['boards', 'domain'])
  const [reason, setReason] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() && reason.length <= limits.noteLength) answer(reason.trim())
    else setWasSubmitted(true)
  }
  return (
    <Dialog
      open
      onOpenChange={() => answer(null)}
      title={t('reason.title', { title })}
      footer={
        <>
          <Button onClick={() => answer(null)}>{t('reason.cancel')}</Button>
          <Button variant="primary" type="submit" form="move-reason">
            {t('reason.confirm')}
          </Button>
        </>
      }
    >
      <form id="move-reason" onSubmit={submit} noValidate>
        <Stack>
          <Text as="p" tone="secondary">
            {t('reason.body', { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) })}
          </Text>
          <MissingForPrint missingDetails={missingDetails} />
          <TextArea
            label={t('reason.label')}
            hint={t('reason.hint')}
            required
            maxLength={limits.noteLength}
            value={reason}
            error={wasSubmitted && !reason.trim() ? t('reason.missing') : undefined}
            onValueChange={setReason}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
