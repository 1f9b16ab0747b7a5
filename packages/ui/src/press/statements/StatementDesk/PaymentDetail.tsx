import { allocateToInvoices, type PayableOffer, type StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import {
  findDecisionProblem,
  getAllocatedSum,
  paysOtherCustomers,
  needsReason,
  listPayableOffers,
  type PaymentDecision,
} from './decision.ts'
import { useStatementLabels } from './useStatementLabels.ts'
import * as styles from './StatementDesk.css.ts'

export interface PaymentDetailProps {
  line: StatementLine
  /** The position of this payment among the pending payments, counted from 1. */
  place: number
  total: number
  /** The invoices that the payment may pay. Undefined while they load. */
  invoices: readonly PayableOffer[] | undefined
  search: string
  onSearchChange: (search: string) => void
  decision: PaymentDecision
  onDecisionChange: (change: Partial<PaymentDecision>) => void
  busy: boolean
  onStep: (direction: 1 | -1) => void
  onDecide: () => void
  onForeign: () => void
}

/** The details of a payment, and the invoices that it pays. */
export function PaymentDetail(props: PaymentDetailProps) {
  const { line, place, total, invoices = [], decision, onDecisionChange, busy } = props
  const { parts, advance, reason } = decision
  const { t } = useTranslation('statements')
  const { date, money } = useFormat()
  const { invoiceOf, problemOf } = useStatementLabels()
  const payableInvoices = listPayableOffers(line, invoices)
  const getUnpaidAmount = (offerId: number) => {
    const payableInvoice = payableInvoices.find(({ offer_id }) => offer_id === offerId)
    return payableInvoice ? payableInvoice.sum - payableInvoice.paid : 0
  }
  const allocatedSum = getAllocatedSum(parts)
  const problem = findDecisionProblem(line, decision, getUnpaidAmount)
  const unallocatedSum = line.amount - allocatedSum
  const isFullyAllocated =
    parts.length > 0 && parts.every(({ offer_id, amount }) => amount === getUnpaidAmount(offer_id))
  const toggleInvoice = (invoice: PayableOffer, isChecked: boolean) => {
    const otherParts = parts.filter(({ offer_id }) => offer_id !== invoice.offer_id)
    onDecisionChange({
      parts: isChecked ? [...otherParts, ...allocateToInvoices(line.amount - allocatedSum, [invoice])] : otherParts,
    })
  }
  return (
    <div className={styles.detail}>
      <div className={styles.paneHead}>
        <Text variant="small" tone="muted">
          {t('detail.place', { day: date(line.date, 'dayMonth'), place, of: total })}
        </Text>
        <span>
          <IconButton glyph={glyphs.caretUp} label={t('detail.previous')} onClick={() => props.onStep(-1)} />
          <IconButton glyph={glyphs.caretDown} label={t('detail.next')} onClick={() => props.onStep(1)} />
        </span>
      </div>
      <div>
        <Text as="p" variant="h1">
          {money(line.amount)}
        </Text>
        <Text as="p">{line.payer_name || t('noName')}</Text>
        {line.payer_bin && (
          <Text as="p" variant="small" tone="muted">
            {[t('bin', { bin: line.payer_bin }), t(line.payer_known ? 'detail.known' : 'detail.unknown')].join(' · ')}
          </Text>
        )}
      </div>
      <blockquote className={styles.purpose}>{t('quoted', { text: line.purpose })}</blockquote>
      <section aria-label={t('detail.split')}>
        <h3 className={styles.groupName}>{t('detail.split')}</h3>
        <SearchField label={t('detail.search')} value={props.search} onValueChange={props.onSearchChange} />
        {payableInvoices.length === 0 && props.invoices && <Text as="p">{t('detail.none')}</Text>}
        {payableInvoices.map((invoice) => {
          const invoicePart = parts.find(({ offer_id }) => offer_id === invoice.offer_id)
          const unpaidAmount = invoice.sum - invoice.paid
          const remainingAmount = unpaidAmount - (invoicePart?.amount ?? 0)
          return (
            <div key={invoice.offer_id} className={styles.part}>
              <Checkbox
                size="sm"
                label={invoiceOf(invoice)}
                detail={[
                  invoice.recipient_name,
                  invoicePart
                    ? remainingAmount === 0
                      ? t('detail.closes', { rest: money(unpaidAmount) })
                      : t('detail.after', { after: money(remainingAmount), rest: money(unpaidAmount) })
                    : t('detail.rest', { rest: money(unpaidAmount) }),
                ].join(', ')}
                checked={invoicePart !== undefined}
                onCheckedChange={(isChecked) => toggleInvoice(invoice, isChecked)}
              />
              {invoicePart && (
                <MoneyField
                  label={t('detail.amountOf', { invoice: invoiceOf(invoice) })}
                  labelHidden
                  value={invoicePart.amount}
                  max={unpaidAmount}
                  onValueChange={(amount) =>
                    onDecisionChange({
                      parts: parts.map((candidate) =>
                        candidate === invoicePart ? { ...candidate, amount: amount ?? 0 } : candidate,
                      ),
                    })
                  }
                />
              )}
            </div>
          )
        })}
        <p className={styles.sums}>
          <span className={styles.muted}>{t('detail.given')}</span>
          <output className={styles.strong}>
            {t('detail.givenOf', { given: money(allocatedSum), all: money(line.amount) })}
          </output>
        </p>
        {unallocatedSum > 0 && isFullyAllocated && (
          <Checkbox
            size="sm"
            label={t('detail.advance', { sum: money(unallocatedSum) })}
            detail={t('detail.advanceHint')}
            checked={advance}
            onCheckedChange={(isChecked) => onDecisionChange({ advance: isChecked })}
          />
        )}
        {problem && (
          <Text as="p" variant="small" tone="muted">
            {problemOf(problem, unallocatedSum)}
          </Text>
        )}
        {paysOtherCustomers(line, parts, invoices) && (
          <TextField
            name="reason"
            label={t('detail.why')}
            hint={t('detail.whyHint')}
            value={reason}
            onValueChange={(nextReason) => onDecisionChange({ reason: nextReason })}
            maxLength={300}
            required
            autoComplete="off"
          />
        )}
      </section>
      <div className={styles.acts}>
        <Button variant="quiet" disabled={busy} onClick={props.onForeign}>
          {t('foreign')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => props.onStep(1)}>
          {t('later')}
        </Button>
        <Button
          variant="primary"
          leading={glyphs.check}
          disabled={busy || problem !== undefined || needsReason(line, decision, invoices)}
          onClick={props.onDecide}
        >
          {t('confirm')}
        </Button>
      </div>
    </div>
  )
}
