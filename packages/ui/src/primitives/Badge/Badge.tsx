import type { ReactNode } from 'react'
import { Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import type { vars } from '../../themes/contract.css.ts'
import * as styles from './Badge.css.ts'

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent', 'attention'] as const
export type BadgeTone = (typeof badgeTones)[number]
export type StageTone = keyof typeof vars.stage

export interface BadgeProps {
  /** The status, in a word or two: color alone is not enough. */
  children: ReactNode
  /** The kind of status; `attention` is only for items that need this user's action. @default 'neutral' */
  tone?: BadgeTone
  /** The hue of a production stage, instead of a tone. */
  stage?: StageTone
  /** An icon before the text: filled for a stage. */
  glyph?: Glyph
}

/** A status as text on a color. */
export function Badge({ children, tone = 'neutral', stage, glyph }: BadgeProps) {
  return (
    <span className={classes(styles.badge, glyph && styles.withGlyph, stage ? styles.stage[stage] : styles.tone[tone])}>
      {glyph && <Icon glyph={glyph} size={14} weight={stage ? 'fill' : 'regular'} />}
      <span className={styles.label}>{children}</span>
    </span>
  )
}
