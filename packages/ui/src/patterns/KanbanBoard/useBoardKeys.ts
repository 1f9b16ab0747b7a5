import { buildSearchPattern, normalizeSearchText } from '@press/domain'
import { useRef, type KeyboardEvent } from 'react'
import { neighbour, getReachableColumns, type Lift } from './board-reducer.ts'
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
export function useBoardKeys<Card, Key extends string>(keys: BoardKeys<Card, Key>) {
  const { columns, handles, actions } = keys
  const typed = useRef({ text: '', at: 0 })

  const carry = (event: KeyboardEvent, lift: Lift<Card, Key>) => {
    const over = (column: Key | null | undefined) => {
      if (!column) return keys.onEdge()
      actions.over(column)
      keys.reveal(column)
    }
    const step = (direction: 1 | -1) => over(neighbour(columns, lift, direction))
    const end = (at: 0 | -1) => over(getReachableColumns(columns, lift).at(at))
    switch (event.key) {
      case 'ArrowRight':
        return step(1)
      case 'ArrowLeft':
        return step(-1)
      case 'Tab':
        return step(event.shiftKey ? -1 : 1)
      case 'Home':
        return end(0)
      case 'End':
        return end(-1)
      case 'ArrowUp':
      case 'ArrowDown':
        return over(lift.over ?? lift.from)
      case ' ':
      case 'Enter':
        return void actions.drop()
      case 'Escape':
        return actions.cancel()
    }
  }

  const find = (letter: string, { column, index }: Place<Card, Key>) => {
    const now = Date.now()
    typed.current = {
      text: (now - typed.current.at < typeaheadResetMs ? typed.current.text : '') + letter.toLowerCase(),
      at: now,
    }
    const { text } = typed.current
    const cards = handles.get(column)?.cards ?? []
    // A single letter jumps to the next match. More letters narrow the search from the focused card.
    const from = index + (text.length === 1 ? 1 : 0)
    const beginning = new RegExp(`^${buildSearchPattern(text)}`, 'u')
    const matches = (card: Card) => beginning.test(normalizeSearchText(keys.cardTitle(card)))
    const after = cards.slice(from).findIndex(matches)
    return after >= 0 ? from + after : cards.findIndex(matches)
  }

  const across = ({ column, element }: Place<Card, Key>, step: 1 | -1) => {
    const { top, height } = element.getBoundingClientRect()
    for (let at = columns.indexOf(column) + step; at >= 0 && at < columns.length; at += step) {
      const key = columns[at]
      const handle = key && handles.get(key)
      if (!handle || handle.cards.length === 0) continue
      keys.reveal(key)
      handle.focus(handle.indexAt(top + height / 2))
      return
    }
  }

  const lift = (place: Place<Card, Key>) => {
    if (!actions.take(place, 'keyboard')) return
    const lifted = actions.lifted()
    if (lifted) keys.onLift(lifted, place)
  }

  const moveFocus = (event: KeyboardEvent, place: Place<Card, Key>): boolean => {
    const handle = handles.get(place.column)
    const last = (handle?.cards.length ?? 0) - 1
    const go = (index: number) => {
      if (index >= 0 && index <= last) handle?.focus(index)
      return true
    }
    switch (event.key) {
      case 'ArrowDown':
        return go(place.index + 1)
      case 'ArrowUp':
        return go(place.index - 1)
      case 'Home':
        return go(0)
      case 'End':
        return go(last)
      case 'ArrowRight':
        across(place, 1)
        return true
      case 'ArrowLeft':
        across(place, -1)
        return true
      case ' ':
        lift(place)
        return true
    }
    return isLetter(event) && go(find(event.key, place))
  }

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const lifted = actions.lifted()
    if (lifted) {
      if (lifted.by !== 'keyboard') return
      // While a card is lifted, keys only move or drop it. They do not scroll, leave the board by Tab or open the card by Enter.
      event.preventDefault()
      carry(event, lifted)
      return
    }
    if (event.key === '?') {
      event.preventDefault()
      keys.showShortcuts()
      return
    }
    const place = getPlace(handles, event.target)
    if (!place) return
    const menu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (menu) keys.openMenu(place)
    const handled = menu || ((event.target as Element).matches('[data-open]') && moveFocus(event, place))
    if (handled) event.preventDefault()
  }
}
