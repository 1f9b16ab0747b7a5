import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'

/** Emoji that are often a complete answer. The device's keyboard offers all other emoji. */
const emojiByKey = {
  thumbsUp: '👍',
  ok: '🤝',
  done: '✅',
  thanks: '🙏',
  look: '👀',
  think: '🤔',
  fire: '🔥',
  smile: '🙂',
  laugh: '😄',
  joy: '🎉',
  heart: '❤️',
  book: '📚',
} as const
const emojiKeys = Object.keys(emojiByKey) as (keyof typeof emojiByKey)[]

export function EmojiMenu({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chat')
  return (
    <Menu
      label={t('composer.emoji')}
      align="end"
      items={emojiKeys.map((key) => ({
        key,
        label: `${emojiByKey[key]}\u2002${t(`emoji.${key}`)}`,
        onSelect: () => onChoose(emojiByKey[key]),
      }))}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="sm" glyph={glyphs.smiley} label={t('composer.emoji')} />
      )}
    />
  )
}
