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
  const pendingMenuPlace = useRef<Place<Card, Key> | null>(null)
  const optionsRef = useRef(options)
  useEffect(() => {
    optionsRef.current = options
  })
  return useMemo(() => {
    const hoverColumn = (id: UniqueIdentifier | undefined) => {
      const { actions } = optionsRef.current
      const column = (id ?? null) as Key | null
      if (actions.getLift()?.hoveredColumn !== column) actions.setTargetColumn(column)
    }
    const isLiftedByPointer = () => optionsRef.current.actions.getLift()?.method === 'pointer'
    return {
      onDragStart: ({ activatorEvent: { target, type } }: DragStartEvent) => {
        const { handles, actions, onLift } = optionsRef.current
        const place = getPlace(handles, target)
        if (!place) return
        if (type === 'touchstart' && matchMedia(media.belowTablet).matches) pendingMenuPlace.current = place
        else if (actions.liftCard(place, 'pointer')) onLift(place.element)
      },
      onDragOver: (event: DragOverEvent) => {
        if (isLiftedByPointer()) hoverColumn(event.over?.id)
      },
      onDragEnd: ({ collisions }: DragEndEvent) => {
        // If the menu opened before the finger was lifted, lifting the finger would close the menu.
        if (pendingMenuPlace.current) optionsRef.current.openMenu(pendingMenuPlace.current)
        pendingMenuPlace.current = null
        if (!isLiftedByPointer()) return
        // The column currently under the pointer; `onDragOver` may not have reported it yet.
        hoverColumn(collisions?.[0]?.id)
        optionsRef.current.actions.drop()
      },
      onDragCancel: () => {
        pendingMenuPlace.current = null
        if (isLiftedByPointer()) optionsRef.current.actions.cancel()
      },
    }
  }, [])
}
