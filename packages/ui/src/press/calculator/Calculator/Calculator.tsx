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
import { useToday } from '../../../private/useToday.ts'
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
  /** The prices that hold today. */
  prices: NumberedPrices
  /** The prices that hold next: the receipt says what the run will cost then. */
  next?: NumberedPrices | null
  /** What it begins with: `calculatorParams(search)` of a link. @default an A5 book of 200 pages */
  defaultParams?: CalculatorParams
  /** The parameters changed, and can be reckoned: keep `calculatorSearch(params)` in the address. */
  onParamsChange?: (params: CalculatorParams) => void
  /** Makes a KP of what was reckoned; whoever does not see the press's costs asks for one. */
  onRequest?: (request: { book: Required<BookParams>; found: Estimate }) => void
  /** Keeps what was reckoned. */
  onKeep?: (book: Required<BookParams>) => void
  /** Where the kept calculations are. */
  keptHref?: string
  /** The name of the kept calculation that stands here. */
  name?: string
  /** What is to be said of it, under the heading. */
  notice?: ReactNode
  /** The whole address of a link to these parameters, to be copied and sent. */
  linkTo?: (params: CalculatorParams) => string
  /** Whether the press's own costs, overhead and margin can be seen line by line. @default true */
  costs?: boolean
  /** Whether it is a partner who pays, at the list's discount. @default false */
  partner?: boolean
  /** The day that decides on the rate of VAT. @default today */
  date?: string
}

interface Typed {
  params: CalculatorParams
  /** The last parameters that could be reckoned: what is drawn while a field is wrong. */
  book: Required<BookParams>
}

const begin = (params: CalculatorParams, prices: PriceList): Typed => ({
  params,
  book: getBook(params, prices) ?? (getBook(defaultParams) as Required<BookParams>),
})

function typed({ params, book }: Typed, changes: Partial<CalculatorParams>, prices: PriceList): Typed {
  const next = { ...params, ...changes }
  return { params: next, book: getBook(next, prices) ?? book }
}

/** What printing one title costs, with the book, its sheet and its price drawn as one types. The page with its heading. */
export function Calculator({
  prices,
  next: coming = null,
  defaultParams: given = defaultParams,
  onParamsChange,
  onRequest,
  onKeep,
  keptHref,
  name,
  notice,
  linkTo,
  costs = true,
  partner = false,
  date,
}: CalculatorProps) {
  const { t } = useTranslation('calculator')
  const { money, number } = useFormat()
  const today = useToday(date)
  const [{ params, book: last }, change] = useReducer(
    (state: Typed, changes: Partial<CalculatorParams>) => typed(state, changes, prices),
    given,
    (first) => begin(first, prices),
  )
  const stale = getBook(params, prices) === null
  // Drawn when there is time for it: the field is never behind what is typed.
  const book = useDeferredValue(last)

  const tell = useEffectEvent((next: CalculatorParams) => onParamsChange?.(next))
  const told = useRef(last)
  useEffect(() => {
    if (told.current === last) return
    told.current = last
    tell(last)
  }, [last])

  const found = useMemo(() => calculateEstimate(book, prices, today), [book, prices, today])
  const later = useMemo(
    () => coming && { from: coming.from, total: calculateEstimate(book, coming, coming.from).total },
    [book, coming],
  )
  const runs = useMemo(() => {
    const offered = new Set([...curveRuns, book.quantity, ...getComparisonRuns(book.quantity)])
    const quantities = Array.from(offered).toSorted((one, other) => one - other)
    return calculatePriceCurve(book, prices, today, quantities)
  }, [book, prices, today])
  const others = useMemo(() => {
    const beside = getComparisonRuns(book.quantity)
    return runs.filter(({ quantity }) => beside.includes(quantity))
  }, [book.quantity, runs])
  const takeRun = useCallback((quantity: number) => change({ quantity }), [])
  const summary = useSummary(book, found)

  const link = linkTo?.(params)
  const held = stale ? t('requestReason') : undefined
  const request = onRequest && (
    <Button
      variant="primary"
      size="sm"
      leading={glyphs.fileText}
      disabledReason={held}
      onClick={() => onRequest({ book: last, found: calculateEstimate(last, prices, today) })}
    >
      {t(costs ? 'makeOffer' : 'request')}
    </Button>
  )
  const keep = onKeep && (
    <Button
      variant={onRequest ? 'secondary' : 'primary'}
      size="sm"
      leading={glyphs.pushPin}
      disabledReason={held}
      onClick={() => onKeep(last)}
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
              {keptHref && (
                <ButtonLink href={keptHref} variant="quiet" size="sm" leading={glyphs.list}>
                  {t('kept')}
                </ButtonLink>
              )}
              <Button size="sm" leading={glyphs.arrowClockwise} onClick={() => change(defaultParams)}>
                {t('reset')}
              </Button>
              <CopyButton variant="words" label={t('copy')} value={[summary, link].filter(Boolean).join('\n')} />
              {link && <CopyButton label={t('share')} value={link} />}
              <span className={styles.wideOnly}>
                {keep}
                {request}
              </span>
            </>
          }
        />
      }
    >
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.layout}>
        <div className={styles.params}>
          <ParamsPanel params={params} found={found} prices={prices} onParamsChange={change} />
        </div>
        <div className={styles.drawing}>
          <Drawing book={book} found={found} />
        </div>
        <div className={styles.curve}>
          <Curve runs={runs} quantity={book.quantity} />
        </div>
        <div className={styles.receipt}>
          <Told
            book={book}
            found={found}
            others={others}
            costs={costs}
            stale={stale}
            prices={prices}
            later={later}
            partner={partner}
            onRun={takeRun}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={styles.barTotal}>
          <span className={styles.barLabel}>{t('bar', { quantity: number(book.quantity) })}</span>
          {money(found.total)}
        </span>
        {keep}
        {request}
      </div>
    </Page>
  )
}

/** Drawn again only when what they show has changed, not with every key. */
const [Drawing, Curve, Told] = [memo(DrawingBoard), memo(PriceCurve), memo(Receipt)]
