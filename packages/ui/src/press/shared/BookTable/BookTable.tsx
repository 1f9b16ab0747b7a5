import type { TechCardRow } from '@press/domain'
import { useMemo, type ReactNode } from 'react'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import { BookCover } from '../BookCover/index.ts'
import * as styles from './BookTable.css.ts'

/** The fields of a row that describe its book. */
export type BookTableRow = Pick<TechCardRow, 'id' | 'book_name' | 'authors' | 'language'> &
  Partial<Pick<TechCardRow, 'src_cover'>> & {
    /** For an application: id of the tech card created from it. Its cover is that card's cover. */
    techcard_id?: number | null
  }

/** The shared props of the press's book tables. */
export interface BookTableProps<Row extends BookTableRow> extends Pick<
  TableProps<Row>,
  'rows' | 'sort' | 'onSortChange' | 'loading' | 'empty' | 'error' | 'footer' | 'fill'
> {
  /** Returns the address of a row's page; keep the function identical between renders. */
  hrefOf: (row: Row) => string
}

interface GenericBookTableProps<Row extends BookTableRow> extends Omit<BookTableProps<Row>, 'today'> {
  /** The name of the table. */
  label: string
  /** Header of the book column. */
  header: string
  /** Returns the row's number as text: «ТК-1143». Keep the function identical between renders. */
  numberOf: (row: Row) => string
  /** Columns after the book. Keep the array identical between renders. */
  columns: readonly Column<Row>[]
  /** Renders the content under the book on a phone. */
  renderFacts: (row: Row) => ReactNode
}

/** A table whose rows are about books: cover, title and authors first; on a phone, two lines each. */
export function BookTable<Row extends BookTableRow>(props: GenericBookTableProps<Row>) {
  const { header, numberOf, columns, renderFacts, hrefOf, ...tableProps } = props
  const allColumns = useColumnsWithBook(header, numberOf, columns)
  return (
    <Table
      {...tableProps}
      columns={allColumns}
      rowKey={getRowKey}
      rowLabel={getRowLabel}
      rowHref={hrefOf}
      renderCard={(row) => (
        <>
          <BookCell book={row} number={numberOf(row)} />
          <span className={styles.facts}>{renderFacts(row)}</span>
        </>
      )}
    />
  )
}

/** Returns the columns with the book column first. */
function useColumnsWithBook<Row extends BookTableRow>(
  header: string,
  numberOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  return useMemo(() => {
    const renderBookCell = (row: Row) => <BookCell book={row} number={numberOf(row)} />
    return [{ key: 'book_name', header, minWidth: '240px', sortable: true, cell: renderBookCell }, ...columns]
  }, [header, numberOf, columns])
}

const getRowKey = ({ id }: BookTableRow) => String(id)
const getRowLabel = ({ book_name }: BookTableRow) => book_name

function BookCell({ book, number }: { book: BookTableRow; number: string }) {
  const { id, techcard_id, book_name, authors, language, src_cover } = book
  const lang = getBookLang(language)
  return (
    <span className={styles.book}>
      <BookCover title={book_name} number={techcard_id ?? id} src={src_cover} width={28} lang={lang} />
      <span className={styles.words}>
        <BookTitle lang={lang} lines={2}>
          {book_name}
        </BookTitle>
        <CellDetail>{`${number} · ${authors}`}</CellDetail>
      </span>
    </span>
  )
}
