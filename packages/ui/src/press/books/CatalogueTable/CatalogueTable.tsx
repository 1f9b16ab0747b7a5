import type { CatalogueBook } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, type Column } from '../../../primitives/Table/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import { StockBadge } from './StockBadge.tsx'

/** Sortable keys are those of the API call: created_at, book_name, year, copies_left. Without rows it shows an empty state. */
export type CatalogueTableProps = Omit<BookTableProps<CatalogueBook>, 'today'>

/** Finished books as a list; on a phone, two lines each. */
export function CatalogueTable({ empty, ...tableProps }: CatalogueTableProps) {
  const { t } = useTranslation('books')
  return (
    <BookTable
      {...tableProps}
      label={t('title')}
      header={t('detail.book')}
      numberOf={useBookNumber()}
      columns={useColumns()}
      renderFacts={(book) => (
        <>
          {book.year}
          <StockBadge book={book} />
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

/**
 * Returns a function that gives a catalogue book's number as text: its tech card, or a note that the book is older than the cards.
 */
export function useBookNumber(): (book: Pick<CatalogueBook, 'techcard_id'>) => string {
  const { t } = useTranslation(['books', 'tech-cards'])
  return useCallback(
    ({ techcard_id }) => (techcard_id === null ? t('list.before') : t('tech-cards:number', { id: techcard_id })),
    [t],
  )
}

function useColumns(): readonly Column<CatalogueBook>[] {
  const { t } = useTranslation(['books', 'print-forms'])
  const { number } = useFormat()
  return useMemo(
    () => [
      {
        key: 'year',
        header: t('field.year'),
        width: '84px',
        align: 'end',
        sortable: true,
        cell: ({ year }) => year ?? t('list.none'),
      },
      {
        key: 'edition_type',
        header: t('field.edition_type'),
        width: '210px',
        cell: ({ edition_type, language }) => (
          <>
            {edition_type ? t(`print-forms:editionType.${edition_type}`) : t('list.none')}
            <CellDetail>{t(`print-forms:bookLanguage.${language}`)}</CellDetail>
          </>
        ),
      },
      { key: 'ISBN', header: t('field.ISBN'), width: '178px', cell: ({ ISBN }) => ISBN ?? t('detail.noIsbn') },
      {
        key: 'printed',
        header: t('field.printed'),
        width: '92px',
        align: 'end',
        cell: ({ printed }) => (printed === null ? t('list.none') : number(printed)),
      },
      {
        key: 'copies_left',
        header: t('list.stock'),
        width: '190px',
        sortable: true,
        cell: (book) => <StockBadge book={book} />,
      },
    ],
    [t, number],
  )
}
