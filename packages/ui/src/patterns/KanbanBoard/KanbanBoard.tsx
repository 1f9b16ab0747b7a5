import { pointerWithin, type DndContextProps } from '@dnd-kit/core'
import { useTranslation } from '@press/i18n'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { DragArea } from '../../private/drag/DragArea.tsx'
import { ErrorState } from '../../primitives/EmptyState/index.ts'
import type { PendingMove } from './board-reducer.ts'
import type { ColumnHandle } from './ColumnCards.tsx'
import { DragPreview, usePicture } from './DragPreview.tsx'
import * as styles from './KanbanBoard.css.ts'
import { KanbanColumn, type ColumnLift } from './KanbanColumn.tsx'
import { reuseColumns } from './reuse-columns.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { getPlace, type Place } from './card-positions.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { StageStrip } from './StageStrip.tsx'
import type { BoardColumn, BoardMove, CardAccess, CardKey, Spotlight } from './types.ts'
import { useAnnouncements } from './useAnnouncements.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useCardDrag } from './useCardDrag.ts'
import { useCardFocus } from './useCardFocus.ts'
import { useCollapsedColumns } from './useCollapsedColumns.ts'
import { useBoardDrag } from './useBoardDrag.ts'
import { useVisibleColumns } from './useVisibleColumns.ts'

export interface KanbanBoardProps<Card, Key extends string> extends CardAccess<Card, Key> {
  /** The accessible name of the board: «Канбан тех. карт». */
  label: string
  columns: readonly BoardColumn<Key>[]
  /** Returns the loaded cards of a column. It must return the same array until the cards change. */
  cardsOf: (column: Key) => readonly Card[]
  /**
   * Executes a move. The board shows the result of `cardsOf`: the caller moves the card to its new column at once, and back if the
   * move is refused. Until the promise settles, the card is busy. A toast shows the message of a rejection. A rejection without a
   * message means that the user cancelled, and shows nothing.
   */
  onMove: (move: BoardMove<Card, Key>) => Promise<void>
  /**
   * Undoes the user's last move: `from` is the current column. If set, a move is announced in a toast with an undo button, and Ctrl
   * Z works too. Optimistic updates and refusals work as in `onMove`.
   */
  onUndo?: ((move: BoardMove<Card, Key>) => Promise<void>) | undefined
  /** Whether a move can be undone. If not, undo is not offered. @default every move can be undone */
  canUndo?: ((move: BoardMove<Card, Key>) => boolean) | undefined
  /** Called on a plain click or Enter on a card, instead of following its link. */
  onOpen?: ((card: Card) => void) | undefined
  /** Called when a column is scrolled to the end of its loaded cards, and there are more. */
  onReachEnd?: ((column: Key) => void) | undefined
  /** Adds a plus button to the header of every column. */
  onAdd?: ((column: Key) => void) | undefined
  /** Cards that another operation is using. They cannot be moved now. */
  busy?: ReadonlySet<CardKey> | undefined
  /** Cards with a ring around them: the cards that moved on the shown day. */
  ringedCards?: ReadonlySet<CardKey> | undefined
  /** The card to highlight. Its column is scrolled into view, and the card stays highlighted until another card is highlighted. */
  spotlight?: Spotlight<Key> | undefined
  /** Returns the content under a column's last card. Keep the same function until its result changes. */
  renderTail?: ((column: Key) => ReactNode) | undefined
  /** Shows an overview of all stages above the columns. False for a board that is one of several lanes. @default true */
  strip?: boolean | undefined
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  /** Shown instead of the board when it has no cards: an EmptyState. */
  empty?: ReactNode
  /** The initial column; the board also scrolls there when it changes. @default the first */
  startAt?: Key | undefined
  /** The initially folded columns, for example restored from the last visit. */
  defaultFolded?: readonly Key[]
  onFoldedChange?: (folded: readonly Key[]) => void
}

/** Cards in columns, moved by dragging, keyboard, menu or touch. Fills the available height. */
export function KanbanBoard<Card, Key extends string>({
  state = 'ready',
  onRetry,
  empty,
  ...board
}: KanbanBoardProps<Card, Key>) {
  const { t } = useTranslation('boards')
  if (state === 'failed') return <ErrorState title={t('failed')} onRetry={onRetry} />
  if (empty && state === 'ready' && board.columns.every(({ total }) => total === 0)) return <>{empty}</>
  return <Board {...board} loading={state === 'loading'} />
}

const emptyList: readonly never[] = []
const originLift: ColumnLift = { origin: true }
const refusedLift: ColumnLift = { allowed: false, reason: '' }

/** Half of the gap on either side belongs to a column. This avoids flicker when a card crosses the gap. */
const measuring: DndContextProps['measuring'] = {
  droppable: {
    measure: (column) => {
      const { top, bottom, left, right, width, height } = column.getBoundingClientRect()
      return { top, bottom, left: left - 6, right: right + 6, width: width + 12, height }
    },
  },
}
/** The board scrolls sideways at its edges. It does not scroll within a column, where a card has no target. */
const autoScroll: DndContextProps['autoScroll'] = {
  threshold: { x: 0.05, y: 0 },
  acceleration: 6,
  canScroll: (element) => element.hasAttribute('data-columns'),
  layoutShiftCompensation: false,
}

function Board<Card, Key extends string>(
  props: Omit<KanbanBoardProps<Card, Key>, 'state' | 'onRetry' | 'empty'> & { loading: boolean },
) {
  const { label, cardsOf, onMove, onUndo, canUndo, onOpen, onReachEnd, onAdd, busy, startAt, loading } = props
  const { ringedCards, spotlight, renderTail, strip = true } = props
  const { cardKey, cardTitle, cardHref, renderCard, targets } = props
  const { t } = useTranslation('boards')
  const hintId = useId()
  const scrollerRef = useRef<HTMLDivElement>(null)
  const [handles] = useState(() => new Map<Key, ColumnHandle<Card>>())
  const [heights] = useState(() => new Map<CardKey, number>())
  const [foldedColumns, foldColumn] = useCollapsedColumns(props.defaultFolded ?? emptyList, props.onFoldedChange)
  const [menu, setMenu] = useState<(Place<Card, Key> & { position: { x: number; y: number } }) | null>(null)
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false)
  const showShortcuts = useCallback(() => setIsShortcutsOpen(true), [])

  const access = useMemo(
    () => ({ cardKey, cardTitle, cardHref, renderCard, targets }),
    [cardKey, cardTitle, cardHref, renderCard, targets],
  )
  const [reuseUnchangedColumns] = useState(reuseColumns)
  const columns = useMemo(() => reuseUnchangedColumns(props.columns), [reuseUnchangedColumns, props.columns])
  const joinedKeys = columns.map(({ key }) => key).join('\n')
  const keys = useMemo(() => joinedKeys.split('\n') as Key[], [joinedKeys])
  // Visible cards are painted first; cards just outside the viewport follow.
  const rendersAhead = useDeferredValue(!loading, false)
  const visibleColumns = useVisibleColumns(scrollerRef, keys, rendersAhead)

  const columnElement = useCallback(
    (column: Key) => scrollerRef.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`) ?? null,
    [],
  )
  const scrollToColumn = useCallback(
    (column: Key) => columnElement(column)?.scrollIntoView({ block: 'nearest', inline: 'start' }),
    [columnElement],
  )
  useEffect(() => {
    if (startAt !== undefined) scrollToColumn(startAt)
  }, [startAt, scrollToColumn])
  const openMenu = useCallback((place: Place<Card, Key>) => {
    const { left, bottom } = (place.element.querySelector('[data-move]') ?? place.element).getBoundingClientRect()
    setMenu({ ...place, position: { x: left, y: bottom } })
  }, [])

  const announcements = useAnnouncements(columns, access)
  const revealColumn = useCallback(
    (column: Key) => columnElement(column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [columnElement],
  )
  useEffect(() => {
    if (!spotlight) return
    revealColumn(spotlight.column)
    const list = handles.get(spotlight.column)
    list?.scrollToCard(list.indexOf(spotlight.id))
  }, [spotlight, revealColumn, handles])
  const focusCard = useCardFocus(handles, revealColumn)
  const [{ lift, moves, highlightedCard }, actions] = useBoardDrag<Card, Key>({
    access,
    busy,
    onMove,
    onUndo,
    canUndo,
    announcements,
    focusCard,
  })
  const isKeyboardLift = lift?.method === 'keyboard'

  const onKeyDown = useBoardKeys<Card, Key>({
    columns: keys,
    handles,
    cardTitle,
    actions,
    onLift: (newLift, { index }) => announcements.announceLift(newLift, index + 1),
    onEdge: announcements.announceEdge,
    openMenu,
    showShortcuts,
    reveal: revealColumn,
  })
  const dragPicture = usePicture()
  const drag = useCardDrag({ handles, actions, openMenu, onLift: dragPicture.capture })
  const isCarried = lift?.method === 'pointer'

  // A card lifted by keyboard is dropped back when the user moves to another element.
  useEffect(() => {
    if (!isKeyboardLift) return
    window.addEventListener('pointerdown', actions.cancel, true)
    return () => window.removeEventListener('pointerdown', actions.cancel, true)
  }, [isKeyboardLift, actions])

  const canUndoMoves = Boolean(onUndo)
  useEffect(() => {
    if (!canUndoMoves) return
    const onKey = (event: KeyboardEvent) => {
      const isInTextField =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog]')
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || isInTextField)
        return
      event.preventDefault()
      actions.undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [canUndoMoves, actions])

  const getMoves = (column: Key): readonly PendingMove<Card, Key>[] =>
    moves.some(({ from, to }) => from === column || to === column) ? moves : emptyList
  // The source and target columns of a card update at once; all other columns update later.
  const deferredLift = useDeferredValue(lift)
  const getLift = (column: Key): ColumnLift => {
    const isColumnInvolved = [lift, deferredLift].some(
      (candidate) => candidate?.from === column || candidate?.hoveredColumn === column,
    )
    const shownLift = isColumnInvolved ? lift : deferredLift
    if (!shownLift || shownLift.method === 'menu') return null
    return column === shownLift.from ? originLift : (shownLift.targets[column] ?? refusedLift)
  }

  const onClick = (event: React.MouseEvent) => {
    const target = event.target as Element
    const place = getPlace(handles, target)
    if (!place) return
    if (target.closest('[data-move]')) openMenu(place)
    else if (onOpen && target.closest('[data-open]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      onOpen(place.card)
    }
  }

  return (
    <DragArea {...drag} collisionDetection={pointerWithin} measuring={measuring} autoScroll={autoScroll}>
      {/* One element has the listeners for all cards. The focus and the clicks belong to the links and buttons in the cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={styles.board}
        aria-label={label}
        aria-busy={loading}
        data-dragging={isCarried || undefined}
        onKeyDown={onKeyDown}
        onClickCapture={onClick}
      >
        {strip && (
          <StageStrip
            columns={columns}
            first={visibleColumns.first}
            last={visibleColumns.last}
            loading={loading}
            onChoose={scrollToColumn}
          />
        )}
        <VisuallyHidden>
          <output>{loading && t('loading')}</output>
          <span id={hintId}>{t('hint')}</span>
        </VisuallyHidden>
        <div
          ref={scrollerRef}
          data-columns
          className={classes(styles.columns, columns.length <= 5 && styles.fewColumns)}
        >
          {columns.map((column, index) => {
            const isOrigin = lift?.from === column.key
            const isNear = (index >= visibleColumns.from && index <= visibleColumns.to) || (isOrigin && isKeyboardLift)
            return (
              <KanbanColumn
                key={column.key}
                column={column}
                cards={cardsOf(column.key)}
                moves={getMoves(column.key)}
                busy={busy}
                access={access}
                handles={handles}
                heights={heights}
                nearViewport={isNear}
                lift={isNear ? getLift(column.key) : null}
                hovered={lift?.hoveredColumn === column.key}
                liftedCard={isOrigin && lift.method !== 'menu' ? lift.id : undefined}
                keepsPlace={isOrigin && isKeyboardLift}
                highlightedCard={[highlightedCard, spotlight].find((highlight) => highlight?.column === column.key)?.id}
                ringedCards={ringedCards}
                renderTail={renderTail}
                folded={foldedColumns.has(column.key)}
                loading={loading}
                landmark={strip}
                rendersAhead={rendersAhead}
                hint={hintId}
                onReachEnd={onReachEnd}
                onFold={foldColumn}
                onAdd={onAdd}
                onShortcuts={showShortcuts}
              />
            )
          })}
        </div>
      </section>
      {menu && (
        <MoveMenu
          position={menu.position}
          title={cardTitle(menu.card)}
          from={menu.column}
          columns={columns}
          targets={targets(menu.card, menu.column)}
          onMove={(target) => {
            if (!actions.liftCard(menu, 'menu')) return
            actions.setTargetColumn(target)
            actions.drop()
          }}
          onClose={() => setMenu(null)}
        />
      )}
      <ShortcutsDialog open={isShortcutsOpen} onOpenChange={setIsShortcutsOpen} canUndo={canUndoMoves} />
      <DragPreview
        dragging={isCarried}
        moved={moves.length > 0}
        show={dragPicture.show}
        onWheel={(deltaX) => scrollerRef.current?.scrollBy({ left: deltaX })}
      />
    </DragArea>
  )
}
