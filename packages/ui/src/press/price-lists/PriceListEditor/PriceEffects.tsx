import {
  validateCalculatorInput,
  calculateEstimate,
  comparePriceLists,
  type Markup,
  type PriceList,
} from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { SampleBook } from '../sample-book.ts'
import * as styles from './PriceEffects.css.ts'
import { shortenBinding, usePriceLabels } from './usePriceLabels.ts'

interface PriceEffectsProps {
  samples: readonly SampleBook[]
  previousList: PriceList & { name: string }
  currentList: PriceList & { name: string }
  /** URL of the page where the user can calculate and save another book for the comparison. */
  samplesHref: string | undefined
  /** Whether numbers are missing or invalid. In this case the last valid result is shown. */
  stale: boolean
}

/**
 * The effect of a price list on sample books: the old and the new price of a copy, and the markup of both prices over the new
 * costs.
 */
export function PriceEffects({ samples, previousList, currentList, samplesHref, stale }: PriceEffectsProps) {
  const { t } = useTranslation('price-lists')
  const validSamples = samples.filter((book) =>
    [previousList, currentList].every((prices) => Object.keys(validateCalculatorInput(book, prices)).length === 0),
  )
  return (
    <section className={styles.panel} aria-label={t('effect.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('effect.title')}</h2>
        <p className={styles.note}>{t('effect.note')}</p>
      </header>
      {stale && (
        <p className={styles.stale}>
          <Icon glyph={glyphs.warningCircle} size={16} />
          {t('effect.stale')}
        </p>
      )}
      <ul className={styles.list}>
        {validSamples.map((book) => (
          <Sample key={book.id} book={book} previousList={previousList} currentList={currentList} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {samplesHref && (
          <ButtonLink variant="quiet" size="sm" leading={glyphs.plus} href={samplesHref}>
            {t('effect.add')}
          </ButtonLink>
        )}
        <span className={styles.note}>{t('effect.same')}</span>
      </footer>
    </section>
  )
}

function Sample({
  book,
  previousList,
  currentList,
}: Pick<PriceEffectsProps, 'previousList' | 'currentList'> & { book: SampleBook }) {
  const { t } = useTranslation(['price-lists', 'print-forms', 'calculator'])
  const printNames = usePrintNames()
  const { number, money } = useFormat()
  const priceLabels = usePriceLabels()
  const effect = comparePriceLists(book, previousList, currentList)
  const maxPercent = Math.max(effect.kept.percent, effect.unchanged.percent, 1)
  const { binding, size } = calculateEstimate(book, currentList, currentList.from)
  return (
    <li className={styles.sample}>
      <BookCover title={book.name} width={36} />
      <div className={styles.book}>
        <BookTitle as="span" lines={2}>
          {book.name}
        </BookTitle>
        <p className={styles.note}>
          {[
            `${size.width}×${size.height}`,
            t('effect.pages', { pages: number(book.pages) }),
            shortenBinding(printNames.binding(binding)),
            ...(book.block_color === 'colored' ? [t('effect.colored')] : []),
            t('calculator:saved.copies', { quantity: number(book.quantity) }),
          ].join(', ')}
        </p>
      </div>
      <p className={styles.price}>
        {`${priceLabels.formatCellValue(effect.before, 'money')} → `}
        <strong>{money(effect.after)}</strong>
        <span className={styles.percent}>{priceLabels.formatPercentChange(effect.percent)}</span>
      </p>
      <dl className={styles.markups}>
        <MarkupLine
          name={t('effect.at', { list: currentList.name })}
          markup={effect.kept}
          maxMarkup={maxPercent}
          strong
        />
        <MarkupLine
          name={t('effect.at', { list: previousList.name })}
          markup={effect.unchanged}
          maxMarkup={maxPercent}
        />
      </dl>
    </li>
  )
}

interface MarkupLineProps {
  name: string
  markup: Markup
  /** The markup of the longest bar, in per cent. */
  maxMarkup: number
  strong?: boolean
}

function MarkupLine({ name, markup: { sum, percent }, maxMarkup, strong = false }: MarkupLineProps) {
  const { money, number } = useFormat()
  const percentText = number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div className={styles.markup}>
      <dt>{name}</dt>
      <dd className={styles.bar} aria-hidden>
        <span
          className={strong ? styles.fill : styles.fillBefore}
          style={{ inlineSize: `${Math.max(0, Math.min(100, (percent / maxMarkup) * 80))}%` }}
        />
      </dd>
      <dd className={styles.figures}>{`${percentText}, ${money(Math.round(sum / 100) * 100)}`}</dd>
    </div>
  )
}
