import { getGivenName } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import type { Message } from './types.ts'
import * as styles from './Composer.css.ts'

/** The message that the user answers or changes. */
export interface ComposerTarget {
  kind: 'reply' | 'change'
  message: Message
}

interface ComposerAboutProps {
  target: ComposerTarget
  onEnd: () => void
}

export function ComposerAbout({ target: { kind, message }, onEnd }: ComposerAboutProps) {
  const { t } = useTranslation('chat')
  const { content, files = [], user } = message
  return (
    <div className={styles.about}>
      <Icon glyph={kind === 'reply' ? glyphs.quotes : glyphs.pencilSimple} size={16} />
      <p className={styles.aboutWords}>
        <span className={styles.aboutName}>
          {kind === 'reply' ? t('composer.replying', { name: getGivenName(user.name) }) : t('composer.changing')}
        </span>
        {content || files[0]?.name}
      </p>
      <IconButton
        size="sm"
        glyph={glyphs.x}
        label={t(kind === 'reply' ? 'composer.noReply' : 'composer.noChange')}
        onClick={onEnd}
      />
    </div>
  )
}
