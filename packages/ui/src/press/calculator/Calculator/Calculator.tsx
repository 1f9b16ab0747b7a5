import {
  calculateEstimate,
  calculatePriceCurve,
  getComparisonRuns,
  type BookParams,
  type Estimate,
  type PriceList,
  curveRuns,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  type ReactNode,
} from 'react'
import { Page } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { CopyButton } from '../../../primitives/CopyButton/index.ts'
import * as styles from './Calculator.css.ts'
import { DrawingBoard } from './DrawingBoard.tsx'
import { getBook, defaultParams, type CalculatorParams, type NumberedPrices } from './params.ts'
import { ParamsPanel } from './ParamsPanel.tsx'
import { PriceCurve } from './PriceCurve.tsx'
import { Receipt } from './Receipt.tsx'
import { useSummary } from './useSummary.ts'

export interface CalculatorProps {
  /** The current price list. */
  prices: NumberedPrices
  /** The next price list. The receipt then shows what the run will cost under it. */
  next?: NumberedPrices | null
  /** Initial parameters, for example `parseCalculatorParams(search)` of a link. @default an A5 book of 200 pages */
  defaultParams?: CalculatorParams
  /** Called when the parameters change and are valid. Keep `formatCalculatorSearch(params)` in the URL. */
  onParamsChange?: (params: CalculatorParams) => void
  /** Creates an offer (KP) from the calculation. A user who may not see the press's costs requests one instead. */
  onRequest?: (request: { book: Required<BookParams>; estimate: Estimate }) => void
  /** Saves the calculation. */
  onKeep?: (book: Required<BookParams>) => void
  /** Link to the saved calculations. */
  savedCalculationsHref?: string
  /** Name of the saved calculation that is open. */
  name?: string
  /** A message about the calculation, shown under the heading. */
  notice?: ReactNode
  /** Returns the full URL of a link to these parameters, for copying and sharing. */
  linkTo?: (params: CalculatorParams) => string
  /** Whether the press's own costs, overhead and margin are shown line by line. @default true */
  showCosts?: boolean
  /** Whether a partner pays, at the price list's discount. @default false */
  partner?: boolean
  /** The day whose VAT rate applies. @default today */
  date?: string
}

interface CalculatorState {
  params: CalculatorParams
  /** The last valid parameters, drawn while a field is invalid. */
  book: Required<BookParams>
}

const getInitialState = (params: CalculatorParams, prices: PriceList): CalculatorState => ({
  params,
  book: getBook(params, prices) ?? (getBook(defaultParams) as Required<BookParams>),
})

function applyChanges(
  { params, book }: CalculatorState,
  changes: Partial<CalculatorParams>,
  prices: PriceList,
): CalculatorState {
  const next = { ...params, ...changes }
  return { params: next, book: getBook(next, prices) ?? book }
}

/**
 * The cost of printing one title. The drawings of the book, its sheet and its price update while the user types. Includes the page
 * heading.
 */
export function Calculator({
  prices,
  next: nextPrices = null,
  defaultParams: initialParams = defaultParams,
  onParamsChange,
  onRequest,
  onKeep,
  savedCalculationsHref,
  name,
  notice,
  linkTo,
  showCosts = true,
  partner = false,
  date,
}: CalculatorProps) {
  const { t } = useTranslation('calculator')
  const { money, number } = useFormat()
  const currentDay = useToday()
  const today = date ?? currentDay
  const [{ params, book: lastValidBook }, changeParams] = useReducer(
    (state: CalculatorState, changes: Partial<CalculatorParams>) => applyChanges(state, changes, prices),
    initialParams,
    (initial) => getInitialState(initial, prices),
  )
  const isStale = getBook(params, prices) === null
  // The book is deferred, so that drawing never delays typing.
  const book = useDeferredValue(lastValidBook)

  const reportParams = useEffectEvent((nextParams: CalculatorParams) => onParamsChange?.(nextParams))
  const reportedParams = useRef(lastValidBook)
  useEffect(() => {
    if (reportedParams.current === lastValidBook) return
    reportedParams.current = lastValidBook
    reportParams(lastValidBook)
  }, [lastValidBook])

  const estimate = useMemo(() => calculateEstimate(book, prices, today), [book, prices, today])
  const laterPrice = useMemo(
    () => nextPrices && { from: nextPrices.from, total: calculateEstimate(book, nextPrices, nextPrices.from).total },
    [book, nextPrices],
  )
  const runs = useMemo(() => {
    const offeredQuantities = new Set([...curveRuns, book.quantity, ...getComparisonRuns(book.quantity)])
    const quantities = Array.from(offeredQuantities).toSorted((a, b) => a - b)
    return calculatePriceCurve(book, prices, today, quantities)
  }, [book, prices, today])
  const otherRuns = useMemo(() => {
    const comparisonRuns = getComparisonRuns(book.quantity)
    return runs.filter(({ quantity }) => comparisonRuns.includes(quantity))
  }, [book.quantity, runs])
  const selectRun = useCallback((quantity: number) => changeParams({ quantity }), [])
  const summary = useSummary(book, estimate)

  const link = linkTo?.(params)
  const blockReason = isStale ? t('requestReason') : undefined
  const requestButton = onRequest && (
    <Button
      variant="primary"
      size="sm"
      leading={glyphs.fileText}
      disabledReason={blockReason}
      onClick={() => onRequest({ book: lastValidBook, estimate: calculateEstimate(lastValidBook, prices, today) })}
    >
      {t(showCosts ? 'makeOffer' : 'request')}
    </Button>
  )
  const keepButton = onKeep && (
    <Button
      variant={onRequest ? 'secondary' : 'primary'}
      size="sm"
      leading={glyphs.pushPin}
      disabledReason={blockReason}
      onClick={() => onKeep(lastValidBook)}
    >
      {t('keep')}
    </Button>
  )

  return (
    <Page
      scroll="fill"
      header={
        <PageHeader
          title={name ?? t('title')}
          count={t('subtitle')}
          primary={
            <>
              {savedCalculationsHref && (
                <ButtonLink href={savedCalculationsHref} variant="quiet" size="sm" leading={glyphs.list}>
                  {t('kept')}
                </ButtonLink>
              )}
              <Button size="sm" leading={glyphs.arrowClockwise} onClick={() => changeParams(defaultParams)}>
                {t('reset')}
              </Button>
              <CopyButton variant="words" label={t('copy')} value={[summary, link].filter(Boolean).join('\n')} />
              {link && <CopyButton label={t('share')} value={link} />}
              <span className={styles.wideOnly}>
                {keepButton}
                {requestButton}
              </span>
            </>
          }
        />
      }
    >
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.layout}>
        <div className={styles.params}>
          <ParamsPanel params={params} estimate={estimate} prices={prices} onParamsChange={changeParams} />
        </div>
        <div className={styles.drawing}>
          <MemoDrawing book={book} estimate={estimate} />
        </div>
        <div className={styles.curve}>
          <MemoCurve runs={runs} quantity={book.quantity} />
        </div>
        <div className={styles.receipt}>
          <MemoReceipt
            book={book}
            estimate={estimate}
            others={otherRuns}
            showCosts={showCosts}
            stale={isStale}
            prices={prices}
            nextPrice={laterPrice}
            partner={partner}
            onRun={selectRun}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={styles.barTotal}>
          <span className={styles.barLabel}>{t('bar', { quantity: number(book.quantity) })}</span>
          {money(estimate.total)}
        </span>
        {keepButton}
        {requestButton}
      </div>
    </Page>
  )
}

/** Memoized, so that they redraw when their props change and not on every keystroke. */
const [MemoDrawing, MemoCurve, MemoReceipt] = [memo(DrawingBoard), memo(PriceCurve), memo(Receipt)]
