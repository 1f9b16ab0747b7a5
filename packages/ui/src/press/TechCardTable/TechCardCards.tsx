import { currentStage } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Grid } from '../../foundations/layout/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { bookLang } from '../../private/bookLang.ts'
import { useToday } from '../../private/useToday.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { SkeletonCard, SkeletonGroup } from '../../primitives/Skeleton/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { DueDate } from '../DueDate/index.ts'
import { StageRibbon } from '../StageRibbon/index.ts'
import type { TechCardRow } from '../wire.ts'
import { CardStage } from './CardStage.tsx'
import * as styles from './TechCardTable.css.ts'

export interface TechCardCardsProps {
  /** Leave it out while they are loading. */
  rows?: readonly TechCardRow[] | undefined
  /** The page of a card. */
  hrefOf: (card: TechCardRow) => string
  /** @default now */
  today?: string
}

/** Tech cards as a grid of books. */
export function TechCardCards({ rows, hrefOf, today: given }: TechCardCardsProps) {
  const today = useToday(given)
  const { t } = useTranslation('tech-cards')
  const { number } = useFormat()
  if (!rows)
    return (
      <SkeletonGroup label={t('list.loading')}>
        <Grid>
          {[0, 1, 2, 3].map((index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    )
  if (rows.length === 0) return <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>
  return (
    <Grid>
      {rows.map((card) => {
        const lang = bookLang(card.language)
        return (
          <article key={card.id} className={styles.card} aria-label={card.book_name}>
            <div className={styles.cardTop}>
              <BookCover title={card.book_name} authors={card.authors} src={card.src_cover} width={56} lang={lang} />
              <div>
                <Anchor href={hrefOf(card)} className={styles.link}>
                  <BookTitle lang={lang} lines={3}>
                    {card.book_name}
                  </BookTitle>
                </Anchor>
                <p className={styles.authors}>{card.authors}</p>
              </div>
            </div>
            <StageRibbon stage={currentStage(card)} />
            <div className={styles.line}>
              <CardStage card={card} />
              {card.due && <DueDate due={card.due} today={today} />}
            </div>
            <div className={styles.line}>
              <span>{t('number', { id: card.id })}</span>
              {card.quantity !== null && (
                <span>{t('list.copies', { count: card.quantity, value: number(card.quantity) })}</span>
              )}
            </div>
          </article>
        )
      })}
    </Grid>
  )
}
