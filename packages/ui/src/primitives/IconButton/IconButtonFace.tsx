import { Icon, type Glyph, type IconSize } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './IconButton.css.ts'

export const iconButtonTones = ['canvas', 'chrome', 'danger', 'accent'] as const
export type IconButtonTone = (typeof iconButtonTones)[number]
export const iconButtonSizes = ['sm', 'md', 'lg'] as const
export type IconButtonSize = (typeof iconButtonSizes)[number]

/** What an icon button and an icon link have in common. */
export interface IconButtonAppearance {
  glyph: Glyph
  /** Its name: read out, and shown under the pointer and on keyboard focus. Says the count too, when there is one. */
  label: string
  /** The surface it stands on; `danger` for what destroys, `accent` for the step that is on among quiet ones. @default 'canvas' */
  tone?: IconButtonTone
  /** 30, 36 and 44 px; `md` follows the density. @default 'md' */
  size?: IconButtonSize
  /** A hairline around it, for a lone icon among secondary buttons. @default false */
  outline?: boolean
  /** Filled, for what is active. @default 'regular' */
  weight?: 'regular' | 'fill'
  /** Waits for this person, in ochre; nothing for 0, 99+ above 99. */
  count?: number
}

export const iconButtonClass = ({ tone = 'canvas', size = 'md', outline }: Partial<IconButtonAppearance>): string =>
  classes(styles.button, styles.size[size], styles.tone[tone], outline && styles.outline)

const edges: Record<IconButtonSize, IconSize> = { sm: 16, md: 18, lg: 22 }

type IconButtonFaceProps = Pick<IconButtonAppearance, 'glyph' | 'tone' | 'size' | 'weight' | 'count'> & {
  busy?: boolean | undefined
}

export function IconButtonFace({ glyph, tone = 'canvas', size = 'md', weight, count = 0, busy }: IconButtonFaceProps) {
  const edge = tone === 'chrome' ? 20 : edges[size]
  return (
    <>
      {busy ? <Spinner size={edge} /> : <Icon glyph={glyph} size={edge} weight={weight} />}
      {count > 0 && (
        <span className={`${styles.badge} ${styles.badgeRing[tone]}`} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
