import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import type { MenuAction } from './items.ts'
import * as styles from './MenuEntries.css.ts'

interface EntryFaceProps extends Pick<MenuAction, 'label' | 'glyph' | 'shortcut' | 'disabled' | 'reason' | 'checked'> {
  /** Whether the entry opens a submenu. */
  branch?: boolean
}

/** The visible content of a menu entry. */
export function EntryFace({ label, glyph, shortcut, disabled, reason, checked, branch }: EntryFaceProps) {
  return (
    <>
      {checked !== undefined ? (
        <span className={`${styles.glyph} ${styles.checkMark}`}>
          {checked && <Icon glyph={glyphs.check} size={16} weight="bold" />}
        </span>
      ) : (
        glyph && (
          <span className={styles.glyph}>
            <Icon glyph={glyph} size={16} />
          </span>
        )
      )}
      <span className={styles.entryText}>
        {label}
        {disabled && reason && <span className={styles.reason}>{reason}</span>}
      </span>
      {shortcut && (
        <kbd className={styles.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      )}
      {branch && (
        <span className={styles.glyph}>
          <Icon glyph={glyphs.caretRight} size={16} />
        </span>
      )}
    </>
  )
}
