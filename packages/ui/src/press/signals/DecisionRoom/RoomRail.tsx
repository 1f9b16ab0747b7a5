import type { SignalForecast, Person, SignalRound } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Outcome } from './Outcome.tsx'
import * as styles from './Rail.css.ts'

interface AskProps {
  signBy: string | null
  facts: string
  manager: Person | null
  messageHref: string | undefined
  /** Important information at the top, for example that the file is new. */
  note?: ReactNode
}

/** The question to decide, the deadline, and the contact for questions. */
export function Ask({ signBy, facts, manager, messageHref, note }: AskProps) {
  const { t } = useTranslation('signals')
  const { date } = useFormat()
  return (
    <div className={styles.ask}>
      {signBy && (
        <p className={styles.deadline}>
          <Icon glyph={glyphs.signature} size={16} weight="fill" />
          {t('ask.deadline', { date: date(signBy, 'dayMonth') })}
        </p>
      )}
      <h1 className={styles.title}>{t('title')}</h1>
      {note}
      <p className={styles.body}>
        {facts ? t('ask.body', { facts }) : t('ask.bodyPlain')} {t('ask.without')}
      </p>
      {manager && (
        <p className={styles.manager}>
          <Avatar name={manager.name} src={manager.avatar ?? undefined} size={24} decorative />
          <span className={styles.managerWords}>
            {manager.name} <span className={styles.quiet}>{t('ask.manager')}</span>
          </span>
          {messageHref && (
            <ButtonLink size="sm" leading={glyphs.chatCircle} href={messageHref}>
              {t('ask.write')}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  )
}

interface OutcomesProps {
  today: string
  forecast: SignalForecast
  remarks: number
  /** Whether the user has seen a page of this file. Signing is not possible before that. */
  seen: boolean
  onSign: () => void
  onReturn: () => void
}

/** The two possible answers, with their dates on one time axis. The axis shows the delay that remarks cause. */
export function Outcomes({
  today,
  forecast: { ready, remarks: returnForecast, cost },
  remarks,
  seen,
  onSign,
  onReturn,
}: OutcomesProps) {
  const { t } = useTranslation('signals')
  const todayMilestone = { key: 'today', label: t('outcome.today'), day: today }
  return (
    <section className={styles.outcomes} aria-label={t('outcome.title')}>
      <p className={styles.outcomesTitle}>{t('outcome.title')}</p>
      <Outcome
        title={t('outcome.ready')}
        detail={t('outcome.readyDetail')}
        until={returnForecast.copies}
        milestones={[
          todayMilestone,
          { key: 'print', label: t('outcome.print'), day: ready.print },
          { key: 'copies', label: t('outcome.copies'), day: ready.copies },
        ]}
        action={
          <Button
            variant="primary"
            leading={glyphs.signature}
            disabledReason={seen ? undefined : t('outcome.notSeen')}
            onClick={onSign}
          >
            {t('outcome.sign')}
          </Button>
        }
      />
      <Outcome
        title={t('outcome.remarks')}
        detail={`${t('outcome.remarksDetail')}, ${t('outcome.cost', { count: cost })}`}
        until={returnForecast.copies}
        milestones={[
          todayMilestone,
          { key: 'signal', label: t('outcome.signal'), day: returnForecast.signal },
          { key: 'print', label: t('outcome.print'), day: returnForecast.print },
          { key: 'copies', label: t('outcome.copies'), day: returnForecast.copies },
        ]}
        action={
          <Button disabledReason={remarks === 0 ? t('outcome.noRemarks') : undefined} onClick={onReturn}>
            {remarks > 0 ? t('outcome.returnCount', { number: remarks }) : t('outcome.return')}
          </Button>
        }
      />
    </section>
  )
}

/** The record of a decision: the person, the time, the answer and the file. */
export function Receipt({ round: { outcome, outcome_by, outcome_at, file, number, sha256 } }: { round: SignalRound }) {
  const { t } = useTranslation('signals')
  const { date } = useFormat()
  if (!outcome) return null
  return (
    <section className={styles.receipt} aria-label={t(`receipt.${outcome}`)}>
      <p className={styles.receiptTitle}>
        <Icon glyph={outcome === 'signed' ? glyphs.sealCheck : glyphs.paperPlaneRight} size={20} weight="fill" />
        {t(`receipt.${outcome}`)}
      </p>
      {outcome_by && outcome_at && (
        <p>{t('receipt.by', { name: outcome_by.name, date: date(outcome_at, 'dateTime') })}</p>
      )}
      <p className={styles.quiet}>{t('receipt.file', { name: file.name, number })}</p>
      <p className={styles.quiet}>{t('receipt.sum', { sum: sha256.slice(0, 16) })}</p>
      <p className={styles.quiet}>{t('receipt.next')}</p>
    </section>
  )
}
