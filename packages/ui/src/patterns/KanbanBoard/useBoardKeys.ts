import { buildSearchPattern, normalizeSearchText } from '@press/domain'
import { useRef, type KeyboardEvent } from 'react'
import { getNeighbourColumn, getReachableColumns, type Lift } from './board-reducer.ts'
import type { ColumnHandle } from './ColumnCards.tsx'
import { getPlace, type Place } from './card-positions.ts'
import type { LiftActions } from './useBoardDrag.ts'

interface BoardKeys<Card, Key extends string> {
  columns: readonly Key[]
  handles: ReadonlyMap<Key, ColumnHandle<Card>>
  cardTitle: (card: Card) => string
  actions: LiftActions<Card, Key>
  /** Announces that a card was lifted, and its position. */
  onLift: (lift: Lift<Card, Key>, place: Place<Card, Key>) => void
  /** Called when there is no allowed column further in that direction. */
  onEdge: () => void
  openMenu: (place: Place<Card, Key>) => void
  showShortcuts: () => void
  /** Scrolls a column into view. */
  reveal: (column: Key) => void
}

/** The time (ms) within which typed letters count as one word. */
const typeaheadResetMs = 600
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && /[\p{L}\p{N}]/u.test(key) && !ctrlKey && !metaKey && !altKey

/** Returns the board's onKeyDown: navigation between cards at rest, and moves of a lifted card. */
export function useBoardKeys<Card, Key extends string>(options: BoardKeys<Card, Key>) {
  const { columns, handles, actions } = options
  const typeahead = useRef({ text: '', at: 0 })

  const handleLiftedCardKey = (event: KeyboardEvent, lift: Lift<Card, Key>) => {
    const hoverColumn = (column: Key | null | undefined) => {
      if (!column) return options.onEdge()
      actions.setTargetColumn(column)
      options.reveal(column)
    }
    const hoverNeighbourColumn = (direction: 1 | -1) => hoverColumn(getNeighbourColumn(columns, lift, direction))
    const hoverEdgeColumn = (edgeIndex: 0 | -1) => hoverColumn(getReachableColumns(columns, lift).at(edgeIndex))
    switch (event.key) {
      case 'ArrowRight':
        return hoverNeighbourColumn(1)
      case 'ArrowLeft':
        return hoverNeighbourColumn(-1)
      case 'Tab':
        return hoverNeighbourColumn(event.shiftKey ? -1 : 1)
      case 'Home':
        return hoverEdgeColumn(0)
      case 'End':
        return hoverEdgeColumn(-1)
      case 'ArrowUp':
      case 'ArrowDown':
        return hoverColumn(lift.hoveredColumn ?? lift.from)
      case ' ':
      case 'Enter':
        return void actions.drop()
      case 'Escape':
        return actions.cancel()
    }
  }

  const findCard = (letter: string, { column, index }: Place<Card, Key>) => {
    const nowMs = Date.now()
    typeahead.current = {
      text: (nowMs - typeahead.current.at < typeaheadResetMs ? typeahead.current.text : '') + letter.toLowerCase(),
      at: nowMs,
    }
    const { text } = typeahead.current
    const cards = handles.get(column)?.cards ?? []
    // A single letter jumps to the next match. More letters narrow the search from the focused card.
    const startIndex = index + (text.length === 1 ? 1 : 0)
    const startPattern = new RegExp(`^${buildSearchPattern(text)}`, 'u')
    const matchesTypedText = (card: Card) => startPattern.test(normalizeSearchText(options.cardTitle(card)))
    const foundOffset = cards.slice(startIndex).findIndex(matchesTypedText)
    return foundOffset >= 0 ? startIndex + foundOffset : cards.findIndex(matchesTypedText)
  }

  const focusNextColumn = ({ column, element }: Place<Card, Key>, step: 1 | -1) => {
    const { top, height } = element.getBoundingClientRect()
    for (
      let columnIndex = columns.indexOf(column) + step;
      columnIndex >= 0 && columnIndex < columns.length;
      columnIndex += step
    ) {
      const key = columns[columnIndex]
      const handle = key && handles.get(key)
      if (!handle || handle.cards.length === 0) continue
      options.reveal(key)
      handle.focusCard(handle.indexAt(top + height / 2))
      return
    }
  }

  const liftCard = (place: Place<Card, Key>) => {
    if (!actions.liftCard(place, 'keyboard')) return
    const currentLift = actions.getLift()
    if (currentLift) options.onLift(currentLift, place)
  }

  const moveFocus = (event: KeyboardEvent, place: Place<Card, Key>): boolean => {
    const handle = handles.get(place.column)
    const lastIndex = (handle?.cards.length ?? 0) - 1
    const focusIndex = (index: number) => {
      if (index >= 0 && index <= lastIndex) handle?.focusCard(index)
      return true
    }
    switch (event.key) {
      case 'ArrowDown':
        return focusIndex(place.index + 1)
      case 'ArrowUp':
        return focusIndex(place.index - 1)
      case 'Home':
        return focusIndex(0)
      case 'End':
        return focusIndex(lastIndex)
      case 'ArrowRight':
        focusNextColumn(place, 1)
        return true
      case 'ArrowLeft':
        focusNextColumn(place, -1)
        return true
      case ' ':
        liftCard(place)
        return true
    }
    return isLetter(event) && focusIndex(findCard(event.key, place))
  }

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const currentLift = actions.getLift()
    if (currentLift) {
      if (currentLift.method !== 'keyboard') return
      // While a card is lifted, keys only move or drop it. They do not scroll, leave the board by Tab or open the card by Enter.
      event.preventDefault()
      handleLiftedCardKey(event, currentLift)
      return
    }
    if (event.key === '?') {
      event.preventDefault()
      options.showShortcuts()
      return
    }
    const place = getPlace(handles, event.target)
    if (!place) return
    const opensMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (opensMenu) options.openMenu(place)
    const isHandled = opensMenu || ((event.target as Element).matches('[data-open]') && moveFocus(event, place))
    if (isHandled) event.preventDefault()
  }
}
