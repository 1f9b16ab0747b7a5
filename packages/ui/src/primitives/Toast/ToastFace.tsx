import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import * as styles from './Toast.css.ts'

export const toastTones = ['success', 'info', 'warning', 'danger'] as const
export type ToastTone = (typeof toastTones)[number]

const toneGlyphs: Record<ToastTone, Glyph> = {
  success: glyphs.checkCircle,
  info: glyphs.info,
  warning: glyphs.warning,
  danger: glyphs.warningCircle,
}

/** The content of a toast, without its action. */
export const ToastFace = ({ message, tone = 'success' }: { message: string; tone?: ToastTone | undefined }) => (
  <>
    <span className={styles.tone[tone]}>
      <Icon glyph={toneGlyphs[tone]} size={20} weight="fill" />
    </span>
    <span className={styles.toastText}>{message}</span>
  </>
)
