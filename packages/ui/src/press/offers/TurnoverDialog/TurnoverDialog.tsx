import { createChargedLine, limits, sumLines, getVatRate, type ChargedLine, type LineStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { useOfferLabels } from '../index.ts'
import type { TurnoverAction, TurnoverEntry } from '../turnover-types.ts'
import { useTurnoverLabels } from '../useTurnoverLabels.ts'
import * as styles from './TurnoverDialog.css.ts'
import {
  createInitialValues,
  getActionLines,
  findTurnoverProblems,
  getAvailableStock,
  type TurnoverOffer,
  type TurnoverValues,
} from './turnover-form.ts'

export interface TurnoverDialogProps {
  offer: TurnoverOffer
  /** The action of the dialog; undefined while it is closed. */
  action: TurnoverAction | undefined
  /**
   * Copies in stock for the offer's titles. A waybill cannot exceed these numbers. The stock of a title without an entry is not
   * tracked.
   */
  stock?: readonly LineStock[] | undefined
  onClose: () => void
  /** Saves the document; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (act: TurnoverAction, entry: TurnoverEntry) => Promise<void>
}

const noStock: readonly LineStock[] = []

/**
 * A dialog for the documents of an offer. It issues an act or a waybill for the undelivered part, corrects or cancels a document,
 * or records a return of goods.
 */
export function TurnoverDialog({ action, ...props }: TurnoverDialogProps) {
  return action ? <OpenDialog {...props} action={action} /> : null
}

function OpenDialog({
  offer,
  action,
  stock = noStock,
  onClose,
  onSave,
}: TurnoverDialogProps & { action: TurnoverAction }) {
  const { t } = useTranslation('turnovers')
  const { money, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const { documentOf, lineOf } = useTurnoverLabels(offer)
  const today = useToday()
  // The lines are fixed when the dialog opens, because the offer may change meanwhile. Typed values stay with their lines.
  const [lines] = useState(() => getActionLines(offer, action))
  const form = usePressForm<TurnoverValues, 'turnovers'>({
    values: createInitialValues(action, lines, stock, today),
    problems: (values) => findTurnoverProblems(values, { offer, action, lines, stock, today }),
    namespace: 'turnovers',
    onSubmit: async ({ date, reason, lines: submittedLines }) => {
      // Sends all lines, including empty ones, because the server's errors refer to lines by index.
      const filledLines = lines.map(({ item, work }, index) => ({
        item,
        work,
        quantity: submittedLines[index]?.quantity ?? 0,
      }))
      await onSave(action, { date, lines: filledLines, reason: reason.trim() })
      onClose()
    },
  })
  const [date, enteredLines] = useWatch({ control: form.control, name: ['date', 'lines'] })
  const vatRate = action.action === 'return' ? action.document.vat_rate : getVatRate(date || today)
  const lineCharges = lines.map((line, index) => createChargedLine(line, enteredLines[index]?.quantity ?? 0, vatRate))
  const getHint = (line: ChargedLine) => {
    const [quantityLeft, stockLeft] = [number(line.quantity), getAvailableStock(line, action, stock)]
    if (stockLeft !== null) return t('leftInStock', { left: quantityLeft, stock: number(stockLeft) })
    return t(action.action === 'return' ? 'kept' : 'left', { left: quantityLeft })
  }
  const datedAction = action.action === 'cancel' ? undefined : action.action
  const title =
    action.action === 'issue'
      ? t(`title.issue.${action.kind}`, { offer: nameOf(offer) })
      : t(`title.${action.action}`, { document: documentOf(action.document) })
  return (
    <FormDialog
      form={form}
      size={datedAction ? 'md' : 'sm'}
      title={title}
      onClose={onClose}
      cancelLabel={t('close')}
      submitLabel={action.action === 'issue' ? t(`submit.issue.${action.kind}`) : t(`submit.${action.action}`)}
      busyLabel={t('busy')}
      footerNote={
        datedAction ? (
          <output className={styles.sum}>
            {t('sum', {
              sum: money(sumLines(lineCharges)),
              rate: number(vatRate),
              vat: money(lineCharges.reduce((total, { vat }) => total + vat, 0)),
            })}
          </output>
        ) : undefined
      }
    >
      <p>
        {action.action === 'issue'
          ? t(`text.issue.${action.kind}`)
          : t(`text.${action.action}`, { sum: money(Math.abs(action.document.sum)) })}
      </p>
      {datedAction && (
        <>
          <FieldGrid layout="columns">
            <Controller
              control={form.control}
              name="date"
              render={({ field }) => (
                <DateField {...field} label={t('date')} hint={t(`dateHint.${datedAction}`)} max={today} required />
              )}
            />
          </FieldGrid>
          <div role="group" aria-label={t('lines')} className={styles.lines}>
            {lines.map((line, index) => (
              <Controller
                key={`${line.item} ${line.work ?? ''}`}
                control={form.control}
                name={`lines.${index}.quantity`}
                render={({ field }) => (
                  <NumberField
                    {...field}
                    label={lineOf(line)}
                    hint={getHint(line)}
                    digits={line.work === null ? 0 : 2}
                  />
                )}
              />
            ))}
            {form.errorOf('lines') && (
              <p role="alert" className={styles.problem}>
                {form.errorOf('lines')}
              </p>
            )}
          </div>
        </>
      )}
      {action.action !== 'issue' && (
        <TextArea
          {...form.register('reason')}
          label={t('reason')}
          hint={t(`reasonHint.${action.action}`)}
          rows={2}
          maxLength={limits.noteLength}
          required
        />
      )}
    </FormDialog>
  )
}
