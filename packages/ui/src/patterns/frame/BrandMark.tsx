import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { classes } from '../../foundations/classes.ts'
import { toRem } from '../../themes/scale.ts'
import * as styles from './BrandMark.css.ts'

/** The press's logo: a letter with an ochre page mark. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={toRem(size)} height={toRem(size)} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="6.5" className={styles.ground} />
      <path d="M8 6.2h6.1c2.9 0 4.9 1.8 4.9 4.5s-2 4.5-4.9 4.5H11v5.2H8z" className={styles.letter} />
      <path d="M11 8.9h2.8c1.3 0 2.1.7 2.1 1.8s-.8 1.8-2.1 1.8H11z" className={styles.ground} />
      <path d="M11 20.4l4.6-3.3v3.3z" className={styles.mark} />
    </svg>
  )
}

export interface BrandProps {
  /** The product's name. */
  name: string
  /** The address that the logo opens; without it the logo is not a link. */
  href?: string
  /** Shows the logo without the name, which screen readers still read. @default false */
  compact?: boolean
}

/** The logo with the product's name, linking to the home screen. */
export function Brand({ name, href, compact = false }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      <span className={classes(styles.name, compact && styles.hidden)}>{name}</span>
    </>
  )
  return href ? (
    <Anchor href={href} className={styles.brand} aria-label={name}>
      {content}
    </Anchor>
  ) : (
    <span className={styles.brand}>{content}</span>
  )
}
