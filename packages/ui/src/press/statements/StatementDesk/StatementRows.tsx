import { findNumbersInPurpose, type StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { useStatementLabels } from './useStatementLabels.ts'
import * as styles from './StatementDesk.css.ts'

interface GroupProps {
  name: string
  count: number
  children: ReactNode
}

export const Group = ({ name, count, children }: GroupProps) => (
  <section aria-label={name}>
    <header className={styles.group}>
      <h2 className={styles.groupName}>{name}</h2>
      <span className={styles.muted}>{count}</span>
    </header>
    <ul className={styles.rows}>{children}</ul>
  </section>
)

interface OpenRowProps {
  line: StatementLine
  selected: boolean
  onChoose: (line: StatementLine) => void
}

/** A payment that needs a decision: the payer, the reason why a decision is needed, and the amount. */
export function OpenRow({ line, selected, onChoose }: OpenRowProps) {
  const { t } = useTranslation('statements')
  const { date, money } = useFormat()
  const { partsOf } = useStatementLabels()
  const getMatchReason = useMatchReason()
  return (
    <li className={styles.item}>
      <button
        type="button"
        data-line={line.id}
        aria-current={selected || undefined}
        className={classes(styles.row, selected && styles.chosen)}
        onClick={() => onChoose(line)}
      >
        <time className={styles.day} dateTime={line.date}>
          {date(line.date, 'dayMonth')}
        </time>
        <span className={styles.words}>
          {line.payer_name || t('noName')}
          {line.payer_bin && <span className={styles.second}>{t('bin', { bin: line.payer_bin })}</span>}
        </span>
        <span className={styles.reason}>
          <span className={styles.strong}>{getMatchReason(line)}</span>
          <span className={styles.second}>{partsOf(line) || t('quoted', { text: line.purpose })}</span>
        </span>
        <span className={styles.amount}>{money(line.amount)}</span>
      </button>
    </li>
  )
}

/**
 * Returns a function that explains why the match of a payment is certain or needs a decision. An unknown invoice number is shown as
 * written.
 */
function useMatchReason(): (line: StatementLine) => string {
  const { t } = useTranslation('statements')
  return ({ reason, purpose }) => {
    if (reason !== 'noSuchInvoice') return t(`reason.${reason}`)
    const { invoices, offers } = findNumbersInPurpose(purpose)
    const numberTexts = [...invoices, ...offers.map((number) => t('offer', { number }))]
    return t('reason.noSuchInvoice', { numbers: numberTexts.join(', ') })
  }
}

interface DecidedRowProps {
  line: StatementLine
  onUndo: (line: StatementLine) => void
}

/** A decided payment, with an undo button. */
export function DoneRow({ line, onUndo }: DecidedRowProps) {
  const { t } = useTranslation('statements')
  const { date, money } = useFormat()
  const { partsOf } = useStatementLabels()
  const destination = line.state === 'matched' ? partsOf(line) : t(`state.${line.state}`)
  return (
    <li className={styles.done}>
      <span className={styles.words}>
        {line.payer_name || t('noName')}
        <span className={styles.second}>
          {[date(line.date, 'dayMonth'), destination, line.decided_by].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.amount}>{money(line.amount)}</span>
      {line.state !== 'reversed' && (
        <Button
          variant="quiet"
          size="sm"
          leading={glyphs.arrowCounterClockwise}
          aria-label={t('undoOf', { payer: line.payer_name, sum: money(line.amount) })}
          onClick={() => onUndo(line)}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  )
}
