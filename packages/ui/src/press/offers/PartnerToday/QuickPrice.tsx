import { estimate, type PriceList } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import type { PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface QuickPriceProps {
  prices: PriceList
  /** Per cent off for this partner. */
  discount: number
  today: string
  links: Pick<PartnerTodayLinks, 'calculator'>
}

const most = { pages: 2000, quantity: 100_000 } as const

/** What the commonest book would cost; the calculator takes its two numbers over. */
export function QuickPrice({ prices, discount, today, links }: QuickPriceProps) {
  const { t } = useTranslation(['offers', 'calculator'])
  const { money, number } = useFormat()
  const [pages, setPages] = useState<number | null>(200)
  const [quantity, setQuantity] = useState<number | null>(100)
  const whole = pages && quantity ? { pages, quantity } : undefined
  const reckoned =
    whole && estimate({ title: '', format: 'A5', binding: 'soft', block_color: 'black-white', ...whole }, prices, today)
  return (
    <Panel title={t('today.quick')}>
      <div className={styles.measures}>
        <NumberField label={t('today.pages')} value={pages} min={1} max={most.pages} onValueChange={setPages} />
        <NumberField
          label={t('today.copies')}
          value={quantity}
          min={1}
          max={most.quantity}
          onValueChange={setQuantity}
        />
      </div>
      <div className={styles.priced}>
        <p className={styles.detail}>{t('today.quickBook')}</p>
        <p className={styles.price} aria-live="polite">
          {reckoned ? money(reckoned.total) : '–'}
        </p>
        {discount > 0 && <p className={styles.detail}>{t('today.beforeDiscount', { percent: number(discount) })}</p>}
      </div>
      <ButtonLink fullWidth leading={glyphs.calculator} href={links.calculator(whole)}>
        {t('today.calculator')}
      </ButtonLink>
    </Panel>
  )
}
