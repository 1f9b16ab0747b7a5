import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { NoticeBar } from './NoticeBar.tsx'

/** Says that the server cannot be reached, and what that means for what is on screen. Rendered empty while all is well. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const { t } = useTranslation('shell')
  return <NoticeBar glyph={glyphs.wifiSlash}>{offline && t('offline')}</NoticeBar>
}
