import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import type { ToastOptions, ToastTone } from './Toast.tsx'
import * as styles from './Toast.css.ts'

const toneGlyphs: Record<ToastTone, Glyph> = {
  success: glyphs.checkCircle,
  info: glyphs.info,
  warning: glyphs.warning,
  danger: glyphs.warningCircle,
}

/** What a toast says, without what can be done about it. */
export const ToastFace = ({ message, tone = 'success' }: Pick<ToastOptions, 'message' | 'tone'>) => (
  <>
    <span className={styles.tone[tone]}>
      <Icon glyph={toneGlyphs[tone]} size={20} weight="fill" />
    </span>
    <span className={styles.words}>{message}</span>
  </>
)
