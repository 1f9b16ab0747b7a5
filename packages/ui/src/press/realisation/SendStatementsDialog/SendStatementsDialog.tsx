import { useTranslation } from '@press/i18n'
import { useEffect, useRef, useState } from 'react'
import { toFormError } from '../../../patterns/Form/refusal.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import * as styles from './SendStatementsDialog.css.ts'

interface UnsentStatement {
  id: number
  number: string
  name: string
}

export interface SendStatementsDialogProps {
  /** The statements that have not been sent yet. */
  statements: readonly UnsentStatement[]
  /** Sends one statement. A rejection with a `FormError` is shown next to its number. */
  onSend: (id: number) => Promise<void>
  onClose: () => void
}

interface Progress {
  sentCount: number
  failed: (UnsentStatement & { reason: string })[]
  isFinished: boolean
}

/**
 * Sends the statements of a quarter one after another. Asks first, shows the progress, and lists the failures with their reasons.
 */
export function SendStatementsDialog({ statements, onSend, onClose }: SendStatementsDialogProps) {
  const { t } = useTranslation('realisation')
  // Keeps the confirmed list, because each sent statement disappears from `statements`.
  const [confirmedStatements] = useState(statements)
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  const sendAll = async () => {
    isStopped.current = false
    let currentProgress: Progress = { sentCount: 0, failed: [], isFinished: false }
    setProgress(currentProgress)
    for (const unsentStatement of confirmedStatements) {
      if (isStopped.current) break
      try {
        await onSend(unsentStatement.id)
        currentProgress = { ...currentProgress, sentCount: currentProgress.sentCount + 1 }
      } catch (error) {
        currentProgress = {
          ...currentProgress,
          failed: [...currentProgress.failed, { ...unsentStatement, reason: toFormError(error).message }],
        }
      }
      setProgress(currentProgress)
    }
    setProgress({ ...currentProgress, isFinished: true })
  }

  const isSending = progress !== undefined && !progress.isFinished
  const processedCount = progress ? progress.sentCount + progress.failed.length : 0
  return (
    <Dialog
      open
      title={t('sendAll.title')}
      dismissable={!isSending}
      onOpenChange={onClose}
      footer={
        progress?.isFinished ? (
          <Button onClick={onClose}>{t('sendAll.close')}</Button>
        ) : isSending ? (
          <Button onClick={() => void (isStopped.current = true)}>{t('sendAll.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('sendAll.cancel')}</Button>
            <Button variant="primary" onClick={() => void sendAll()}>
              {t('sendAll.do', { count: confirmedStatements.length })}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {!progress && <p>{t('sendAll.text', { count: confirmedStatements.length })}</p>}
        {isSending && (
          <ProgressBar
            label={t('sendAll.progress')}
            value={processedCount / confirmedStatements.length}
            valueLabel={t('sendAll.of', { done: processedCount, all: confirmedStatements.length })}
          />
        )}
        <div role="status">{progress?.isFinished && <p>{t('sendAll.sent', { count: progress.sentCount })}</p>}</div>
        {progress && progress.failed.length > 0 && (
          <Alert tone="danger" title={t('sendAll.failed')}>
            <ul className={styles.failed}>
              {progress.failed.map(({ id, number, name, reason }) => (
                <li key={id}>
                  <span className={styles.name}>{`${number} · ${name}`}</span>
                  <span className={styles.reason}>{reason}</span>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
