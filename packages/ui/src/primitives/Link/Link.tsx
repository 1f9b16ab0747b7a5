import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Anchor, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Link.css.ts'

export const linkTones = ['accent', 'muted', 'inherit'] as const

export interface LinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  children: ReactNode
  /**
   * Use `inline` inside a sentence: always underlined. Use `standalone` outside a sentence: underlined on hover. @default 'inline'
   */
  variant?: 'inline' | 'standalone'
  /** @default 'accent' */
  tone?: (typeof linkTones)[number]
  /** Whether the link has medium weight. Use it for the one link that leads to the next step. @default false */
  strong?: boolean
  /** An icon before the text of a standalone link. */
  glyph?: Glyph
  /** Whether the link opens in a new tab. Screen readers are informed. @default false */
  external?: boolean
}

/** A text link. For an action use Button; for a link that looks like a button use ButtonLink. */
export function Link({ variant = 'inline', tone = 'accent', strong, glyph, external, children, ...rest }: LinkProps) {
  const { t } = useTranslation('ui')
  return (
    <Anchor
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(styles.link, styles.variant[variant], styles.tone[tone], strong && styles.strong)}
    >
      {glyph && <Icon glyph={glyph} size={16} />}
      {children}
      {external && (
        <>
          {variant === 'inline' && '\u00a0'}
          <Icon glyph={glyphs.arrowSquareOut} size={14} />
          <VisuallyHidden>{` ${t('link.newTab')}`}</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}
