import { useTranslation } from '@press/i18n'
import { useEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { useToast } from '../../primitives/Toast/index.ts'
import type { PendingMove, Lift } from './board-reducer.ts'
import type { CardAccess, BoardColumn, MoveTarget, MoveTargets } from './types.ts'

/** Delay (ms) before an announcement: a column is announced only when the pointer or arrow key rests on it. */
const announceDelayMs = 500

/**
 * Returns the announcements of the board, with titles and positions that count from one. Refusals are announced at once and shown
 * as a toast.
 */
export function useAnnouncements<Card, Key extends string>(
  columns: readonly BoardColumn<Key>[],
  { cardTitle }: CardAccess<Card, Key>,
) {
  const { t } = useTranslation('boards')
  const announce = useAnnounce()
  const toast = useToast()
  const announceTimer = useRef(0)
  /** Closes the toast of the last refusal: the user's next action resolves it. */
  const dismissToast = useRef<() => void>(undefined)
  useEffect(() => () => clearTimeout(announceTimer.current), [])

  return useMemo(() => {
    const announceNow = (message: string) => {
      clearTimeout(announceTimer.current)
      dismissToast.current?.()
      announce(message)
    }
    const showRefusal = (message: string) => {
      clearTimeout(announceTimer.current)
      dismissToast.current?.()
      dismissToast.current = toast({ tone: 'danger', message })
    }
    const findColumn = (key: Key) => columns.find((column) => column.key === key)
    const getTitle = (key: Key) => findColumn(key)?.title ?? ''
    const getRefusalText = (reason: string | null | undefined) =>
      reason ? t('refused', { reason }) : t('refusedAlone')

    return {
      announceLift: ({ card, from }: Lift<Card, Key>, position: number) =>
        announceNow(
          t('announce.lifted', {
            title: cardTitle(card),
            column: getTitle(from),
            position,
            total: findColumn(from)?.total,
          }),
        ),
      announceOver: ({ from, targets }: Lift<Card, Key>, targetColumn: Key | null) => {
        const columnPosition = targetColumn && {
          column: getTitle(targetColumn),
          position: columns.findIndex(({ key }) => key === targetColumn) + 1,
          total: columns.length,
        }
        const target = targetColumn ? targets[targetColumn] : undefined
        const message = !columnPosition
          ? t('announce.outside')
          : targetColumn === from
            ? t('announce.overOrigin', columnPosition)
            : target?.allowed
              ? t('announce.over', { ...columnPosition, action: target.action })
              : t('announce.overRefused', { ...columnPosition, reason: target?.reason ?? '' })
        clearTimeout(announceTimer.current)
        dismissToast.current?.()
        announceTimer.current = window.setTimeout(() => announce(message), announceDelayMs)
      },
      /** The card was dropped: its last position is outdated, and must not interrupt the next announcement. */
      cancelAnnouncement: () => clearTimeout(announceTimer.current),
      announceEdge: () => announceNow(t('announce.edge')),
      announceCancel: ({ card, from }: Lift<Card, Key>) =>
        announceNow(t('announce.cancelled', { title: cardTitle(card), column: getTitle(from) })),
      /** A move that can be undone is announced by a toast with an undo button. */
      announceMove: ({ card, from, to }: PendingMove<Card, Key>, onAction?: () => void) => {
        const message = t('announce.moved', { title: cardTitle(card), from: getTitle(from), to: getTitle(to) })
        clearTimeout(announceTimer.current)
        dismissToast.current?.()
        if (onAction) dismissToast.current = toast({ message, action: { label: t('takeBack.action'), onAction } })
        else announce(message)
      },
      announceUndo: ({ card, to }: PendingMove<Card, Key>) =>
        announceNow(t('takeBack.done', { title: cardTitle(card), column: getTitle(to) })),
      announceNothingToUndo: () => announceNow(t('takeBack.nothing')),
      announceRefusal: (reason: string | null | undefined) => showRefusal(getRefusalText(reason)),
      /** Announces that no column takes the card. Gives the reason if it is the same for all columns. */
      announceNoTarget: (targets: MoveTargets<Key>) => {
        const reasons = new Set(
          Object.values<MoveTarget | undefined>(targets).map((target) => (target?.allowed ? '' : target?.reason)),
        )
        showRefusal(getRefusalText(reasons.size === 1 ? [...reasons][0] : null))
      },
      announceBusy: (card: Card) => showRefusal(t('busy', { title: cardTitle(card) })),
      announceConflict: ({ card }: PendingMove<Card, Key>, message: string) =>
        showRefusal(t('elsewhere', { title: cardTitle(card), message })),
      announceFailure: ({ card, from }: PendingMove<Card, Key>, message: string) =>
        showRefusal(t('failedMove', { title: cardTitle(card), column: getTitle(from), message })),
    }
  }, [announce, toast, columns, cardTitle, t])
}
export type Announcements<Card, Key extends string> = ReturnType<typeof useAnnouncements<Card, Key>>
