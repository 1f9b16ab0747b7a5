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
  const frame = useRef<HTMLDivElement>(null)
  const together = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('data-columns')) return
    for (const other of frame.current?.querySelectorAll<HTMLElement>('[data-columns]') ?? [])
      if (other !== target && Math.abs(other.scrollLeft - target.scrollLeft) > 1)
        other.scrollTo({ left: target.scrollLeft, behavior: 'instant' })
  }
  return (
    <div ref={frame} className={styles.lanes} role="group" aria-label={label} onScrollCapture={together}>
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
  const [open, setOpen] = useState(true)
  const empty = count === 0
  return (
    <div className={styles.lane}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open && !empty}
          disabled={empty}
          onClick={() => setOpen(!open)}
        >
          <Icon glyph={open && !empty ? glyphs.caretDown : glyphs.caretRight} size={14} />
          {nobody ? <Icon glyph={glyphs.user} /> : <Avatar name={title} size={24} decorative />}
          <span>{title}</span>
          {count !== undefined && <span className={styles.count}>{t('lanes.cards', { count })}</span>}
        </button>
      </h2>
      {open && !empty && <div className={styles.board}>{children}</div>}
    </div>
  )
}
