import type { DragEndEvent, DragOverEvent, DragStartEvent, UniqueIdentifier } from '@dnd-kit/core'
import { useEffect, useMemo, useRef } from 'react'
import { media } from '../../themes/scale.ts'
import type { ColumnHandle } from './ColumnCards.tsx'
import { getPlace, type Place } from './card-positions.ts'
import type { LiftActions } from './useBoardDrag.ts'

interface CardDragOptions<Card, Key extends string> {
  handles: ReadonlyMap<Key, ColumnHandle<Card>>
  actions: LiftActions<Card, Key>
  openMenu: (place: Place<Card, Key>) => void
  /** Called just before a card is dragged. */
  onLift: (card: HTMLElement) => void
}

/** Connects pointer drags to the board. A long press on a phone opens the menu, because no other column is visible. */
export function useCardDrag<Card, Key extends string>(options: CardDragOptions<Card, Key>) {
  const menuPlace = useRef<Place<Card, Key> | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return useMemo(() => {
    const over = (id: UniqueIdentifier | undefined) => {
      const { actions } = latest.current
      const column = (id ?? null) as Key | null
      if (actions.lifted()?.over !== column) actions.over(column)
    }
    const lifted = () => latest.current.actions.lifted()?.by === 'pointer'
    return {
      onDragStart: ({ activatorEvent: { target, type } }: DragStartEvent) => {
        const { handles, actions, onLift } = latest.current
        const place = getPlace(handles, target)
        if (!place) return
        if (type === 'touchstart' && matchMedia(media.belowTablet).matches) menuPlace.current = place
        else if (actions.take(place, 'pointer')) onLift(place.element)
      },
      onDragOver: (event: DragOverEvent) => {
        if (lifted()) over(event.over?.id)
      },
      onDragEnd: ({ collisions }: DragEndEvent) => {
        // If the menu opened before the finger was lifted, lifting the finger would close the menu.
        if (menuPlace.current) latest.current.openMenu(menuPlace.current)
        menuPlace.current = null
        if (!lifted()) return
        // The column currently under the pointer; `over` may not have received it yet.
        over(collisions?.[0]?.id)
        latest.current.actions.drop()
      },
      onDragCancel: () => {
        menuPlace.current = null
        if (lifted()) latest.current.actions.cancel()
      },
    }
  }, [])
}
