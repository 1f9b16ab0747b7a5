import { useTranslation } from '@press/i18n'
import { useRef, useState, type ReactNode, type UIEvent } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import * as styles from './BoardLanes.css.ts'

export interface BoardLanesProps {
  /** The accessible name of the whole board: «Канбан тех. карт». */
  label: string
  /** The `BoardLane` components, one below the other. */
  children: ReactNode
}

/** One board split into lanes with the same columns. All lanes scroll sideways together. */
export function BoardLanes({ label, children }: BoardLanesProps) {
  const frameRef = useRef<HTMLDivElement>(null)
  const syncScroll = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('data-columns')) return
    for (const lane of frameRef.current?.querySelectorAll<HTMLElement>('[data-columns]') ?? [])
      if (lane !== target && Math.abs(lane.scrollLeft - target.scrollLeft) > 1)
        lane.scrollTo({ left: target.scrollLeft, behavior: 'instant' })
  }
  return (
    <div ref={frameRef} className={styles.lanes} role="group" aria-label={label} onScrollCapture={syncScroll}>
      {children}
    </div>
  )
}

export interface BoardLaneProps {
  /** The owner of the cards: a manager's name. */
  title: string
  /** Whether the lane has no owner and therefore shows no avatar. @default false */
  nobody?: boolean
  /** The number of cards, once it is known. A lane without cards shows only its heading. */
  count?: number | undefined
  /** A KanbanBoard with `strip={false}` and the same name as its lane. */
  children: ReactNode
}

/** One person's part of a board. */
export function BoardLane({ title, nobody = false, count, children }: BoardLaneProps) {
  const { t } = useTranslation('boards')
  const [isOpen, setIsOpen] = useState(true)
  const isEmpty = count === 0
  return (
    <div className={styles.lane}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen && !isEmpty}
          disabled={isEmpty}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon glyph={isOpen && !isEmpty ? glyphs.caretDown : glyphs.caretRight} size={14} />
          {nobody ? <Icon glyph={glyphs.user} /> : <Avatar name={title} size={24} decorative />}
          <span>{title}</span>
          {count !== undefined && <span className={styles.count}>{t('lanes.cards', { count })}</span>}
        </button>
      </h2>
      {isOpen && !isEmpty && <div className={styles.board}>{children}</div>}
    </div>
  )
}
