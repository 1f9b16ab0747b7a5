import { useTranslation } from '@press/i18n'
import { useEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { useToast } from '../../primitives/Toast/index.ts'
import type { InFlight, Lift } from './board-reducer.ts'
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
  const later = useRef(0)
  /** Closes the toast of the last refusal: the user's next action resolves it. */
  const forget = useRef<() => void>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])

  return useMemo(() => {
    const announceNow = (message: string) => {
      clearTimeout(later.current)
      forget.current?.()
      announce(message)
    }
    const refuse = (message: string) => {
      clearTimeout(later.current)
      forget.current?.()
      forget.current = toast({ tone: 'danger', message })
    }
    const columnOf = (key: Key) => columns.find((column) => column.key === key)
    const title = (key: Key) => columnOf(key)?.title ?? ''
    const refusal = (reason: string | null | undefined) => (reason ? t('refused', { reason }) : t('refusedAlone'))

    return {
      lifted: ({ card, from }: Lift<Card, Key>, position: number) =>
        announceNow(
          t('announce.lifted', { title: cardTitle(card), column: title(from), position, total: columnOf(from)?.total }),
        ),
      over: ({ from, targets }: Lift<Card, Key>, over: Key | null) => {
        const place = over && {
          column: title(over),
          position: columns.findIndex(({ key }) => key === over) + 1,
          total: columns.length,
        }
        const target = over ? targets[over] : undefined
        const message = !place
          ? t('announce.outside')
          : over === from
            ? t('announce.overOrigin', place)
            : target?.allowed
              ? t('announce.over', { ...place, action: target.action })
              : t('announce.overRefused', { ...place, reason: target?.reason ?? '' })
        clearTimeout(later.current)
        forget.current?.()
        later.current = window.setTimeout(() => announce(message), announceDelayMs)
      },
      /** The card was dropped: its last position is outdated, and must not interrupt the next announcement. */
      dropped: () => clearTimeout(later.current),
      edge: () => announceNow(t('announce.edge')),
      cancelled: ({ card, from }: Lift<Card, Key>) =>
        announceNow(t('announce.cancelled', { title: cardTitle(card), column: title(from) })),
      /** A move that can be undone is announced by a toast with an undo button. */
      moved: ({ card, from, to }: InFlight<Card, Key>, onAction?: () => void) => {
        const message = t('announce.moved', { title: cardTitle(card), from: title(from), to: title(to) })
        clearTimeout(later.current)
        forget.current?.()
        if (onAction) forget.current = toast({ message, action: { label: t('takeBack.action'), onAction } })
        else announce(message)
      },
      takenBack: ({ card, to }: InFlight<Card, Key>) =>
        announceNow(t('takeBack.done', { title: cardTitle(card), column: title(to) })),
      nothingToTakeBack: () => announceNow(t('takeBack.nothing')),
      refused: (reason: string | null | undefined) => refuse(refusal(reason)),
      /** Announces that no column takes the card. Gives the reason if it is the same for all columns. */
      nowhere: (targets: MoveTargets<Key>) => {
        const reasons = new Set(
          Object.values<MoveTarget | undefined>(targets).map((target) => (target?.allowed ? '' : target?.reason)),
        )
        refuse(refusal(reasons.size === 1 ? [...reasons][0] : null))
      },
      busy: (card: Card) => refuse(t('busy', { title: cardTitle(card) })),
      elsewhere: ({ card }: InFlight<Card, Key>, message: string) =>
        refuse(t('elsewhere', { title: cardTitle(card), message })),
      failed: ({ card, from }: InFlight<Card, Key>, message: string) =>
        refuse(t('failedMove', { title: cardTitle(card), column: title(from), message })),
    }
  }, [announce, toast, columns, cardTitle, t])
}
export type Announcements<Card, Key extends string> = ReturnType<typeof useAnnouncements<Card, Key>>
