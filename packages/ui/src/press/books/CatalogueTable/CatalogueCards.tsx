import type { CatalogueBook } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Grid } from '../../../foundations/layout/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SkeletonCard, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BookTile, BookTileLine } from '../../shared/BookTile/index.ts'
import { useBookNumber } from './CatalogueTable.tsx'
import { StockBadge } from './StockBadge.tsx'

export interface CatalogueCardsProps {
  /** The books; leave them out while they load. */
  rows?: readonly CatalogueBook[] | undefined
  /** Returns the address of a book's page. */
  hrefOf: (book: CatalogueBook) => string
}

/** Finished books as a grid of covers. */
export function CatalogueCards({ rows, hrefOf }: CatalogueCardsProps) {
  const { t } = useTranslation(['books', 'print-forms'])
  const getNumber = useBookNumber()
  if (!rows)
    return (
      <SkeletonGroup label={t('title')}>
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
      {rows.map((book) => (
        <BookTile key={book.id} book={book} href={hrefOf(book)} detail={book.ISBN ?? t('detail.noIsbn')}>
          <BookTileLine>
            <span>
              {[book.year, book.edition_type && t(`print-forms:editionType.${book.edition_type}`)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </BookTileLine>
          <BookTileLine>
            <span>{getNumber(book)}</span>
            <StockBadge book={book} />
          </BookTileLine>
        </BookTile>
      ))}
    </Grid>
  )
}
