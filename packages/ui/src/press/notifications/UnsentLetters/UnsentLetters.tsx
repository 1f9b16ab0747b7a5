import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import * as styles from './UnsentLetters.css.ts'

export interface UnsentLetterRow {
  id: number
  to: string
  /** Empty while the letter is not written. */
  subject: string
  /** `waiting`: tried in vain and tried again at `next_at`; `failed`: given up; `doubtful`: perhaps sent. */
  state: 'waiting' | 'failed' | 'doubtful'
  attempts: number
  error: string
  created_at: string
  next_at: string | null
}

export interface UnsentLettersProps {
  letters: readonly UnsentLetterRow[]
  /** Sends one again; settles when it is on its way. */
  onRetry: (letter: UnsentLetterRow) => Promise<void>
  now: Date
}

const tones: Record<UnsentLetterRow['state'], BadgeTone> = { waiting: 'neutral', failed: 'danger', doubtful: 'warning' }

/** Letters that could not be sent yet, or at all: to whom, why, and the way to send them again. */
export function UnsentLetters({ letters, onRetry, now }: UnsentLettersProps) {
  const { t } = useTranslation('notices')
  const { age, date } = useFormat()
  const [confirm, confirmation] = useConfirm()
  const [busy, setBusy] = useState<number | null>(null)
  const retry = async (letter: UnsentLetterRow) => {
    setBusy(letter.id)
    await onRetry(letter).finally(() => setBusy(null))
  }
  const begin = async (letter: UnsentLetterRow) => {
    const sure =
      letter.state !== 'doubtful' ||
      (await confirm({
        title: t('letters.doubtTitle'),
        children: t('letters.doubtText', { to: letter.to }),
        confirmLabel: t('letters.doubtConfirm'),
      }))
    if (sure) await retry(letter)
  }

  if (letters.length === 0) return <EmptyState title={t('letters.empty')}>{t('letters.emptyHint')}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label={t('letters.label')}>
        {letters.map((letter) => {
          const { id, to, subject, state, attempts, error, created_at, next_at } = letter
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.to}>{to}</p>
                <p className={styles.subject}>{subject || t('letters.unknownSubject')}</p>
                <p className={styles.meta}>
                  <time dateTime={created_at} title={`${date(created_at, 'date')}, ${date(created_at, 'time')}`}>
                    {age(created_at, now)}
                  </time>
                  <span>{t('letters.attempts', { count: attempts })}</span>
                </p>
                {state !== 'doubtful' && (
                  <p className={styles.error} lang="en">
                    {error}
                  </p>
                )}
              </div>
              <Badge tone={tones[state]}>
                {t(`letters.states.${state}`, { time: next_at ? date(next_at, 'time') : '' })}
              </Badge>
              <Button
                size="sm"
                leading={glyphs.arrowClockwise}
                busy={busy === id}
                busyLabel={t('letters.retried')}
                aria-label={t('letters.retryNamed', { to })}
                onClick={() => void begin(letter)}
              >
                {t('letters.retry')}
              </Button>
            </li>
          )
        })}
      </ul>
      {confirmation}
    </>
  )
}
