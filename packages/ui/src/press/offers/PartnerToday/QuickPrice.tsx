import { calculateEstimate, type PriceList } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface QuickPriceProps {
  prices: PriceList
  /** Discount of this partner, in per cent. */
  discount: number
  today: string
  links: Pick<PartnerTodayLinks, 'calculator'>
}

const maxValues = { pages: 2000, quantity: 100_000 } as const

/** Parses a typed number without its thousands separators. Returns undefined if it is invalid or out of range. */
function parseCount(text: string, max: number): number | undefined {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,6}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= max ? Number(digits) : undefined
}

/**
 * A small price calculator for the most common kind of book. Its link passes both numbers to the full calculator. Plain fields keep
 * the code small.
 */
export function QuickPrice({ prices, discount, today, links }: QuickPriceProps) {
  const { t } = useTranslation('partner-home')
  const { money, number } = useFormat()
  const [enteredValues, setEnteredValues] = useState({ pages: '200', quantity: '100' })
  const pages = parseCount(enteredValues.pages, maxValues.pages)
  const quantity = parseCount(enteredValues.quantity, maxValues.quantity)
  const validInput = pages && quantity ? { pages, quantity } : undefined
  const estimate =
    validInput &&
    calculateEstimate(
      { title: '', format: 'A5', binding: 'soft', block_color: 'black-white', ...validInput },
      prices,
      today,
    )
  return (
    <Panel title={t('quick')}>
      <div className={styles.measures}>
        {(['pages', 'quantity'] as const).map((key) => (
          <TextField
            key={key}
            label={t(key === 'pages' ? 'pages' : 'copies')}
            value={enteredValues[key]}
            inputMode="numeric"
            autoComplete="off"
            tabular
            error={
              !parseCount(enteredValues[key], maxValues[key])
                ? t('outside', { max: number(maxValues[key]) })
                : undefined
            }
            onValueChange={(value) => setEnteredValues((current) => ({ ...current, [key]: value }))}
          />
        ))}
      </div>
      <div className={styles.priced}>
        <p className={styles.detail}>{t('quickBook')}</p>
        <p className={styles.price} aria-live="polite">
          {estimate ? money(estimate.total) : '–'}
        </p>
        {discount > 0 && <p className={styles.detail}>{t('beforeDiscount', { percent: number(discount) })}</p>}
      </div>
      <ButtonLink fullWidth leading={glyphs.calculator} href={links.calculator(validInput)}>
        {t('calculator')}
      </ButtonLink>
    </Panel>
  )
}
