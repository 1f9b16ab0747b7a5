import { Icon, type Glyph, type IconSize } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './IconButton.css.ts'

export const iconButtonTones = ['canvas', 'chrome', 'danger', 'accent'] as const
export type IconButtonTone = (typeof iconButtonTones)[number]
export const iconButtonSizes = ['sm', 'md', 'lg'] as const
export type IconButtonSize = (typeof iconButtonSizes)[number]

/** The props shared by the icon button and the icon link. */
export interface IconButtonAppearance {
  glyph: Glyph
  /**
   * The name of the action. Screen readers read it, and a tooltip shows it on hover and keyboard focus. It must include the count,
   * if there is one.
   */
  label: string
  /**
   * The surface that the button is on. `danger` is for destructive actions, `accent` for the active step among quiet buttons.
   * @default 'canvas'
   */
  tone?: IconButtonTone
  /** 30, 36 and 44 px; `md` follows the density. @default 'md' */
  size?: IconButtonSize
  /** Whether to draw a hairline border, for a single icon among secondary buttons. @default false */
  outline?: boolean
  /** Use `fill` for the icon of an active button. @default 'regular' */
  weight?: 'regular' | 'fill'
  /** The number of items that need this person's attention, in ochre. It is hidden for 0 and shown as 99+ above 99. */
  count?: number
}

export const getIconButtonClass = ({ tone = 'canvas', size = 'md', outline }: Partial<IconButtonAppearance>): string =>
  classes(styles.button, styles.size[size], styles.tone[tone], outline && styles.outline)

const iconSizes: Record<IconButtonSize, IconSize> = { sm: 16, md: 18, lg: 22 }

type IconButtonFaceProps = Pick<IconButtonAppearance, 'glyph' | 'tone' | 'size' | 'weight' | 'count'> & {
  busy?: boolean | undefined
}

export function IconButtonFace({ glyph, tone = 'canvas', size = 'md', weight, count = 0, busy }: IconButtonFaceProps) {
  const iconSize = tone === 'chrome' ? 20 : iconSizes[size]
  return (
    <>
      {busy ? <Spinner size={iconSize} /> : <Icon glyph={glyph} size={iconSize} weight={weight} />}
      {count > 0 && (
        <span className={`${styles.badge} ${styles.badgeRing[tone]}`} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
