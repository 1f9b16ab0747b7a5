import { getAuthorColumn, authorColumns, type AuthorColumn, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { KanbanBoard, type KanbanBoardProps } from '../../../patterns/KanbanBoard/index.ts'
import { reuseLists } from '../../../patterns/KanbanBoard/reuse-lists.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import { TileHead } from '../../shared/TileHead/index.ts'
import type { PathBook } from '../BookPathRow/index.ts'
import * as styles from './AuthorBoard.css.ts'

/** A book of an author: an application until it has a tech card. */
export interface AuthorBoardBook extends PathBook {
  key: string
  stage: StageKey
  /** The current state of the book in a few words. */
  note: string
  href: string
  /** Whether the book needs the author's action. */
  waiting?: boolean
}

export interface AuthorBoardProps extends Pick<
  KanbanBoardProps<AuthorBoardBook, AuthorColumn>,
  'state' | 'onRetry' | 'startAt'
> {
  books: readonly AuthorBoardBook[]
  /** Shown instead of the board when there is no book. */
  empty?: ReactNode
}

const getCardKey = ({ key }: AuthorBoardBook) => key
const getCardTitle = ({ book_name }: AuthorBoardBook) => book_name
const getCardHref = ({ href }: AuthorBoardBook) => href
const renderCard = (book: AuthorBoardBook) => <BookTile book={book} />
const noBooks: readonly AuthorBoardBook[] = []
/** Only the press moves books; an author only views them. */
const getNoTargets = () => ({})
const ignoreMove = () => Promise.resolve()

/** An author's books in five simple phases. Nothing can be moved here: a card links to its book. */
export function AuthorBoard({ books, empty, ...boardProps }: AuthorBoardProps) {
  // Loads the cards' texts here, while the skeleton is shown, because cards render only after their column is measured.
  const { t } = useTranslation(['home', 'boards', 'domain'])
  const [sortIntoLists] = useState(() => reuseLists<AuthorBoardBook, AuthorColumn>())
  const booksByColumn = useMemo(
    () => sortIntoLists(books, ({ stage }) => getAuthorColumn(stage)),
    [sortIntoLists, books],
  )
  // An empty column still has its menu, because a scrolling region must be reachable by keyboard.
  const isLocked = boardProps.state !== 'loading'
  const columns = useMemo(
    () =>
      authorColumns.map(({ key }) => {
        const title = t(`home:board.${key}`)
        return {
          key,
          stage: key,
          title,
          shortTitle: title,
          total: booksByColumn.get(key)?.length ?? 0,
          overdue: 0,
          locked: isLocked,
        }
      }),
    [booksByColumn, t, isLocked],
  )
  return (
    <KanbanBoard
      {...boardProps}
      label={t('home:board.title')}
      columns={columns}
      cardsOf={useCallback((column: AuthorColumn) => booksByColumn.get(column) ?? noBooks, [booksByColumn])}
      {...{ cardKey: getCardKey, cardTitle: getCardTitle, cardHref: getCardHref, renderCard, onMove: ignoreMove }}
      targets={getNoTargets}
      empty={empty}
    />
  )
}

function BookTile({ book }: { book: AuthorBoardBook }) {
  return (
    <div className={styles.tile}>
      <TileHead book={book} number={book.number} />
      <StageRibbon stage={book.stage} />
      <p className={book.waiting ? styles.waiting : styles.quiet}>{book.note}</p>
    </div>
  )
}
