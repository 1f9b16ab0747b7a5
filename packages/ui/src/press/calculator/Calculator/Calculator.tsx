import {
  estimate,
  priceCurve,
  runsBeside,
  type BookParams,
  type Estimate,
  type PriceList,
  curveRuns,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useState } from 'react'
import { Page } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import * as styles from './Calculator.css.ts'
import { DrawingBoard } from './DrawingBoard.tsx'
import { bookOf, defaultParams, type CalculatorParams } from './params.ts'
import { ParamsPanel } from './ParamsPanel.tsx'
import { PriceCurve } from './PriceCurve.tsx'
import { Receipt } from './Receipt.tsx'
import { useSummary } from './useSummary.ts'

export interface CalculatorProps {
  /** The prices that hold today. */
  prices: PriceList
  /** What it begins with: `calculatorParams(search)` of a link. @default an A5 book of 200 pages */
  defaultParams?: CalculatorParams
  /** The parameters changed, and can be reckoned: keep `calculatorSearch(params)` in the address. */
  onParamsChange?: (params: CalculatorParams) => void
  /** Makes a request for a KP of what was reckoned. */
  onRequest?: (request: { book: BookParams; found: Estimate }) => void
  /** The whole address of a link to these parameters, to be copied and sent. */
  linkTo?: (params: CalculatorParams) => string
  /** Whether the press's own costs, overhead and margin can be seen line by line. @default true */
  costs?: boolean
  /** The day that decides on the rate of VAT. @default today */
  date?: string
}

/** What printing one title costs, with the book, its sheet and its price drawn as one types. The page with its heading. */
export function Calculator({
  prices,
  defaultParams: given = defaultParams,
  onParamsChange,
  onRequest,
  linkTo,
  costs = true,
  date,
}: CalculatorProps) {
  const { t } = useTranslation('calculator')
  const { money, number } = useFormat()
  const today = useToday(date)
  const [params, setParams] = useState(given)
  /** The last parameters that could be reckoned: what is drawn while a field is wrong. */
  const [book, setBook] = useState(() => bookOf(given) ?? (bookOf(defaultParams) as BookParams))
  const stale = bookOf(params) === null

  const found = useMemo(() => estimate(book, prices, today), [book, prices, today])
  const runs = useMemo(() => {
    const offered = new Set([...curveRuns, book.quantity, ...runsBeside(book.quantity)])
    const quantities = Array.from(offered).toSorted((one, other) => one - other)
    return priceCurve(book, prices, today, quantities)
  }, [book, prices, today])
  const others = useMemo(() => {
    const beside = runsBeside(book.quantity)
    return runs.filter(({ quantity }) => beside.includes(quantity))
  }, [book.quantity, runs])
  const summary = useSummary(book, found)

  const change = (changes: Partial<CalculatorParams>) => {
    const next = { ...params, ...changes }
    const reckoned = bookOf(next)
    setParams(next)
    if (!reckoned) return
    setBook(reckoned)
    onParamsChange?.(next)
  }
  const link = linkTo?.(params)
  const request = onRequest && (
    <Button
      variant="primary"
      size="sm"
      leading={glyphs.fileText}
      disabledReason={stale ? t('requestReason') : undefined}
      onClick={() => onRequest({ book, found })}
    >
      {t('request')}
    </Button>
  )

  return (
    <Page
      scroll="fill"
      header={
        <PageHeader
          title={t('title')}
          count={t('subtitle')}
          primary={
            <>
              <Button size="sm" leading={glyphs.arrowClockwise} onClick={() => change(defaultParams)}>
                {t('reset')}
              </Button>
              <CopyButton variant="words" label={t('copy')} value={[summary, link].filter(Boolean).join('\n')} />
              {link && <CopyButton variant="words" label={t('share')} value={link} />}
              <span className={styles.wideOnly}>{request}</span>
            </>
          }
        />
      }
    >
      <div className={styles.layout}>
        <div className={styles.params}>
          <ParamsPanel params={params} found={found} onParamsChange={change} />
        </div>
        <div className={styles.drawing}>
          <DrawingBoard book={book} found={found} />
        </div>
        <div className={styles.curve}>
          <PriceCurve runs={runs} quantity={book.quantity} />
        </div>
        <div className={styles.receipt}>
          <Receipt
            book={book}
            found={found}
            others={others}
            costs={costs}
            stale={stale}
            onRun={(quantity) => change({ quantity })}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={styles.barTotal}>
          <span className={styles.barLabel}>{t('bar', { quantity: number(book.quantity) })}</span>
          {money(found.total)}
        </span>
        {request}
      </div>
    </Page>
  )
}
