import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Stat.css.ts'

export const statDirections = ['up', 'down', 'flat'] as const
export type StatDirection = (typeof statDirections)[number]

export interface StatDelta {
  direction: StatDirection
  /** The amount of the change, formatted and without a sign: «25», «6 %». It is not shown if the figure has not changed. */
  value?: string
  /**
   * The period or value that the figure is compared with. In Russian the text follows «чем» («в 2025 году»), in Kazakh it is a name
   * («2025 жыл»).
   */
  baseline?: string
  /** Whether the change is good or bad. @default 'neutral' */
  tone?: 'good' | 'bad' | 'neutral'
}

export interface StatProps {
  /** The name of the figure. */
  label: string
  /** The value of the figure, formatted. */
  value: string
  /** Use `danger` when the figure itself indicates a problem; the label must say so too. @default 'neutral' */
  tone?: keyof typeof styles.figureTone
  /** The unit after the figure, in smaller type: экз., дней, %. */
  unit?: string
  /** How the figure has changed; shown in words. */
  delta?: StatDelta
  /** A line that replaces the change: «план 85 %». */
  note?: ReactNode
  /** Use `attention` when the note calls for action. @default 'muted' */
  noteTone?: keyof typeof styles.note
  /** A small chart of the figure over time. The figure and its change must make sense without it. */
  chart?: ReactNode
}

const directionGlyphs = { up: glyphs.arrowUp, down: glyphs.arrowDown, flat: glyphs.minus }

/** A key figure with its name and change. */
export function Stat({ label, value, tone = 'neutral', unit, delta, note, noteTone = 'muted', chart }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`${styles.figure} ${styles.figureTone[tone]}`}>
        {value}
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </dd>
      {delta && <Delta {...delta} />}
      {note && <dd className={styles.note[noteTone]}>{note}</dd>}
      {chart && (
        <dd className={styles.chart} aria-hidden>
          {chart}
        </dd>
      )}
    </dl>
  )
}

function Delta({ direction, value = '', baseline, tone = 'neutral' }: StatDelta) {
  const { t } = useTranslation('patterns')
  return (
    <dd className={`${styles.delta} ${styles.deltaTone[tone]}`}>
      <Icon glyph={directionGlyphs[direction]} size={14} />
      {baseline === undefined
        ? t(`stat.${direction}`, { value })
        : t(`stat.${direction}Than`, { value, against: baseline })}
    </dd>
  )
}

/** Several figures in a line with hairlines between them. They wrap when there is not enough room. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}
