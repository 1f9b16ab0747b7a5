import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import * as styles from './Stat.css.ts'

export const statDirections = ['up', 'down', 'flat'] as const
export type StatDirection = (typeof statDirections)[number]

export interface StatDelta {
  direction: StatDirection
  /** By how much, formatted and without a sign: «25», «6 %». Not shown when nothing has changed. */
  value?: string
  /** What it is compared with: in Russian to stand after «чем» («в 2025 году»), in Kazakh by its name («2025 жыл»). */
  against?: string
  /** Whether the change is welcome. @default 'neutral' */
  tone?: 'good' | 'bad' | 'neutral'
}

export interface StatProps {
  /** What is counted. */
  label: string
  /** The figure, formatted. */
  value: string
  /** `danger` where the figure itself is what is wrong; its name says so too. @default 'neutral' */
  tone?: keyof typeof styles.figureTone
  /** After the figure, smaller: экз., дней, %. */
  unit?: string
  /** How it has changed; said in words. */
  delta?: StatDelta
  /** Another line instead of a change: «план 85 %». */
  note?: ReactNode
  /** `attention` when the note asks for something. @default 'muted' */
  noteTone?: keyof typeof styles.note
  /** A small drawing of the same figure over time; the figure and its change must do without it. */
  chart?: ReactNode
}

const arrows = { up: glyphs.arrowUp, down: glyphs.arrowDown, flat: glyphs.minus }

/** One figure that is watched, with its name and how it has changed. */
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

function Delta({ direction, value = '', against, tone = 'neutral' }: StatDelta) {
  const { t } = useTranslation('patterns')
  return (
    <dd className={`${styles.delta} ${styles.deltaTone[tone]}`}>
      <Icon glyph={arrows[direction]} size={14} />
      {against === undefined ? t(`stat.${direction}`, { value }) : t(`stat.${direction}Than`, { value, against })}
    </dd>
  )
}

/** Several figures in a line, hairlines between them; they wrap where there is no room. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}
