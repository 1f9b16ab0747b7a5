import type { ReactNode } from 'react'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** The icon of the bar. @default a warning icon */
  glyph?: Glyph
  /** The action that fixes the problem. */
  action?: { label: string; onAction: () => void }
  /** The problem in one sentence. Without it the bar is rendered empty, so that later text is announced. */
  children?: ReactNode
}

/** A bar under the header that reports a problem of the whole application, such as a lost connection. The page stays usable. */
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
