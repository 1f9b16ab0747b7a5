import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** @default a warning sign */
  glyph?: Glyph
  /** What to do about it. */
  action?: { label: string; onAction: () => void }
  /** What is amiss, in a sentence. Without it the bar is there, but empty: what comes into it later is read out. */
  children?: ReactNode
}

/** A line right across the frame: something around the screen is amiss, the screen itself goes on. */
export function Banner({ glyph = glyphs.warning, action, children }: BannerProps) {
  return (
    <output data-surface="canvas" className={styles.host}>
      {children && (
        <div className={styles.bar}>
          <span className={styles.glyph}>
            <Icon glyph={glyph} size={16} weight="fill" />
          </span>
          {children}
          {action && (
            <Button variant="quiet" size="sm" onClick={action.onAction}>
              {action.label}
            </Button>
          )}
        </div>
      )}
    </output>
  )
}
