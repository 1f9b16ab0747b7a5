import { getCurrentStage, type TechCardRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Grid } from '../../../foundations/layout/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SkeletonCard, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BookTile, BookTileLine } from '../../shared/BookTile/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import { CardStage } from './CardStage.tsx'

export interface TechCardCardsProps {
  /** The cards. Omit while they load. */
  rows?: readonly TechCardRow[] | undefined
  /** Returns the link to the passport of a card. */
  hrefOf: (card: TechCardRow) => string
}

/** Tech cards as a grid of books. */
export function TechCardCards({ rows, hrefOf }: TechCardCardsProps) {
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
      {rows.map((card) => (
        <BookTile key={card.id} book={card} href={hrefOf(card)}>
          <StageRibbon stage={getCurrentStage(card)} />
          <BookTileLine>
            <CardStage card={card} />
            {card.due && <DueDate due={card.due} />}
          </BookTileLine>
          <BookTileLine>
            <span>{`${t('number', { id: card.id })} · ${t(`status.${card.status}`)}`}</span>
            {card.quantity !== null && (
              <span>{t('list.copies', { count: card.quantity, value: number(card.quantity) })}</span>
            )}
          </BookTileLine>
        </BookTile>
      ))}
    </Grid>
  )
}
