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
  sent: number
  failed: (UnsentStatement & { reason: string })[]
  over: boolean
}

/**
 * Sends the statements of a quarter one after another. Asks first, shows the progress, and lists the failures with their reasons.
 */
export function SendStatementsDialog({ statements, onSend, onClose }: SendStatementsDialogProps) {
  const { t } = useTranslation('realisation')
  // Keeps the confirmed list, because each sent statement disappears from `statements`.
  const [all] = useState(statements)
  const [progress, setProgress] = useState<Progress>()
  const stopped = useRef(false)
  useEffect(() => () => void (stopped.current = true), [])

  const sendAll = async () => {
    stopped.current = false
    let now: Progress = { sent: 0, failed: [], over: false }
    setProgress(now)
    for (const one of all) {
      if (stopped.current) break
      try {
        await onSend(one.id)
        now = { ...now, sent: now.sent + 1 }
      } catch (thrown) {
        now = { ...now, failed: [...now.failed, { ...one, reason: toFormError(thrown).message }] }
      }
      setProgress(now)
    }
    setProgress({ ...now, over: true })
  }

  const busy = progress !== undefined && !progress.over
  const done = progress ? progress.sent + progress.failed.length : 0
  return (
    <Dialog
      open
      title={t('sendAll.title')}
      dismissable={!busy}
      onOpenChange={onClose}
      footer={
        progress?.over ? (
          <Button onClick={onClose}>{t('sendAll.close')}</Button>
        ) : busy ? (
          <Button onClick={() => void (stopped.current = true)}>{t('sendAll.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('sendAll.cancel')}</Button>
            <Button variant="primary" onClick={() => void sendAll()}>
              {t('sendAll.do', { count: all.length })}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {!progress && <p>{t('sendAll.text', { count: all.length })}</p>}
        {busy && (
          <ProgressBar
            label={t('sendAll.progress')}
            value={done / all.length}
            valueLabel={t('sendAll.of', { done, all: all.length })}
          />
        )}
        <div role="status">{progress?.over && <p>{t('sendAll.sent', { count: progress.sent })}</p>}</div>
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
