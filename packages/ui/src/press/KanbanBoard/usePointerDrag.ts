import { useEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../../themes/scale.ts'
import type { ColumnHandle } from './ColumnCards.tsx'
import { placeOf, type Place } from './places.ts'
import { pointerDrag } from './pointerDrag.ts'
import type { CardKey } from './types.ts'
import type { LiftActions } from './useLift.ts'

interface PointerDragOptions<Card, Key extends string> {
  board: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  handles: ReadonlyMap<Key, ColumnHandle<Card>>
  actions: LiftActions<Card, Key>
  elementOf: (id: CardKey, column: Key) => HTMLElement | null
  openMenu: (place: Place<Card, Key>) => void
}

/** Lets a pointer carry cards. A long press on a phone opens the menu instead: there is no other column in sight. */
export function usePointerDrag<Card, Key extends string>(options: PointerDragOptions<Card, Key>): void {
  const { board, scroller } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    if (!board.current || !scroller.current) return
    return pointerDrag(board.current, scroller.current, {
      lift: (card) => {
        const { handles, actions } = latest.current
        const place = placeOf(handles, card)
        return place !== null && actions.take(place, 'pointer')
      },
      over: (column) => latest.current.actions.over(column as Key | null),
      drop: (flight) => {
        const { actions, elementOf } = latest.current
        const dropped = flushSync(actions.drop)
        const { outcome, lift } = dropped ?? {}
        const to = outcome?.kind === 'move' ? outcome.move.to : lift?.from
        requestAnimationFrame(() =>
          flight.land(lift && to ? elementOf(lift.id, to) : null, outcome?.kind === 'move' ? 'drop' : 'back'),
        )
      },
      cancel: (flight) => {
        const { actions, elementOf } = latest.current
        const lift = actions.lifted()
        flushSync(actions.cancel)
        requestAnimationFrame(() => flight.land(lift && elementOf(lift.id, lift.from), 'back'))
      },
      longPress: (card) => {
        const place = placeOf(latest.current.handles, card)
        if (!place || !matchMedia(media.belowTablet).matches) return false
        latest.current.openMenu(place)
        return true
      },
    })
  }, [board, scroller])
}
