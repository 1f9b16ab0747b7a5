import { getPriceListState, type PriceListState, type EditablePriceList } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import * as styles from './PriceTabs.css.ts'

interface PriceTabsProps {
  lists: readonly EditablePriceList[]
  currentList: EditablePriceList
  hrefOf: (list: EditablePriceList) => string
  today: string
  /** A note at the end of the tab of the shown list: «11 из 29 цен». */
  note: string | undefined
}

const stateBadges: Record<PriceListState, readonly [tone: BadgeTone, glyph: Glyph]> = {
  draft: ['neutral', glyphs.pencilSimple],
  coming: ['info', glyphs.calendarBlank],
  current: ['success', glyphs.checkCircle],
  past: ['neutral', glyphs.archive],
}

/** The press's price lists, oldest first, each with its state and first day. */
export function PriceTabs({ lists, currentList, hrefOf, today, note }: PriceTabsProps) {
  const { t } = useTranslation('price-lists')
  const { date } = useFormat()
  return (
    <nav className={styles.tabs} aria-label={t('lists')}>
      {lists.map((list) => {
        const state = getPriceListState(list, lists, today)
        const [tone, glyph] = stateBadges[state]
        const isShown = list.id === currentList.id
        return (
          <Anchor
            key={list.id}
            href={hrefOf(list)}
            aria-current={isShown ? 'page' : undefined}
            className={isShown ? styles.tabHere : styles.tab}
          >
            <strong>{t('number', { number: list.number })}</strong>{' '}
            {state !== 'past' && (
              <Badge tone={tone} glyph={glyph}>
                {t(`state.${state}`)}
              </Badge>
            )}{' '}
            <span className={styles.day}>{t('since', { from: date(list.from, 'date') })}</span>
            {isShown && note && <span className={styles.count}>{note}</span>}
          </Anchor>
        )
      })}
    </nav>
  )
}
