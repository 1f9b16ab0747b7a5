import { addDays, getStatementSendRefusal, type DeliveryState, type StoredFile } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import { SendStatementDialog, type StatementLetter } from './SendStatementDialog.tsx'
import * as styles from './StatementDelivery.css.ts'

export type { StatementLetter }

/** A statement that was sent by e-mail. */
export interface SentStatement {
  id: number
  from: string
  to: string
  /** The exact file that was sent. */
  file: StoredFile
  sha256: string
  email: string
  state: DeliveryState
  /** The answer of the mail server when it refused the letter. */
  problem: string | null
  sent_by: string | null
  created_at: string
}

export interface StatementDeliveryProps {
  /** The contract and period of the statement. */
  statement: { contract: { number: string }; from: string; to: string; email: string }
  /** The language of the letter. */
  language: Locale
  /** The deliveries of the contract, including other periods; the latest first. */
  deliveries: readonly SentStatement[]
  onOpen: (file: StoredFile) => void
  /** Sends the statement. A rejection with a `FormError` is shown in the letter's dialog. Leave it out for read-only access. */
  onSend?: ((letter: StatementLetter) => Promise<void>) | undefined
  /** Other actions for the statement, shown before the delivery. */
  otherActions?: ReactNode
}

/** Sends a statement to its authors, and shows when it was sent and the exact file. */
export function StatementDelivery({
  statement,
  language,
  deliveries,
  onOpen,
  onSend,
  otherActions,
}: StatementDeliveryProps) {
  const { t } = useTranslation('realisation')
  const { date } = useFormat()
  const today = useToday()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { from, to } = statement
  const currentSendings = deliveries.filter((sending) => sending.from === from && sending.to === to)
  const [currentSending] = currentSendings.filter(({ state }) => state !== 'failed')
  const previousSending = deliveries.find((sending) => sending.to < from && sending.state !== 'failed')
  const isQuarterRunning = getStatementSendRefusal({ to, sent: false }, today) === 'running'
  const note = isQuarterRunning
    ? onSend && t('send.running', { date: date(addDays(to, 1), 'date') })
    : previousSending && !currentSending && t('send.former', { date: date(previousSending.created_at, 'date') })
  return (
    <div className={styles.sending}>
      {currentSendings.length > 0 && (
        <ul className={styles.log} aria-label={t('send.log')}>
          {currentSendings.map((sending) => (
            <SentRow key={sending.id} delivery={sending} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {note && <span className={styles.note}>{note}</span>}
        <div className={styles.actions}>
          {otherActions}
          {onSend && !isQuarterRunning && (
            <Button
              variant={currentSending ? 'quiet' : 'primary'}
              leading={glyphs.paperPlaneRight}
              onClick={() => setIsDialogOpen(true)}
            >
              {t(currentSending ? 'send.again' : 'send.one')}
            </Button>
          )}
        </div>
      </div>
      {isDialogOpen && onSend && (
        <SendStatementDialog
          number={statement.contract.number}
          email={statement.email}
          language={language}
          previousLetter={currentSending}
          onSend={onSend}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </div>
  )
}

const tones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

function SentRow({ delivery, onOpen }: { delivery: SentStatement; onOpen: (file: StoredFile) => void }) {
  const { t } = useTranslation('realisation')
  const { date } = useFormat()
  const { file, sha256, email, state, problem, sent_by, created_at } = delivery
  return (
    <li className={styles.sent}>
      <span className={styles.line}>
        <time dateTime={created_at}>{t('send.at', { date: date(created_at, 'dateTime') })}</time>
        <Badge tone={tones[state]}>{t(`send.state.${state}`)}</Badge>
      </span>
      <span className={styles.detail}>{[email, sent_by, problem].filter(Boolean).join(' · ')}</span>
      <span className={styles.detail}>
        <span title={sha256}>{t('send.hash', { start: sha256.slice(0, 8), end: sha256.slice(-8) })}</span>
        <CopyButton value={sha256} label={t('send.copyHash', { name: file.name })} />
      </span>
      <span>
        <Button
          variant="quiet"
          size="sm"
          leading={getFileGlyph(file.name)}
          aria-label={t('send.open', { name: file.name })}
          onClick={() => onOpen(file)}
        >
          {t('send.file')}
        </Button>
      </span>
    </li>
  )
}
