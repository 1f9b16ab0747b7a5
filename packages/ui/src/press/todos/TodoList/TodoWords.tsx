import type { NamedPerson, TodoToken } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { priorityStyles } from './priority-styles.ts'
import * as styles from './TodoList.css.ts'

interface TodoWordsProps {
  tokens: readonly TodoToken[]
  /** The id that the user chose for a token with several matches. */
  chosenIds: Partial<Record<'person' | 'book', number>>
  onPick: (kind: 'person' | 'book', id: number) => void
  /** Called when the user turns a token back into plain text. */
  onPlain: (text: string) => void
}

const tokenGlyphs: Record<Exclude<TodoToken['kind'], 'priority'>, Glyph> = {
  day: glyphs.calendarBlank,
  time: glyphs.clock,
  person: glyphs.user,
  book: glyphs.bookOpen,
}

/** The recognized words of a new task. The user can turn each back into plain text, and chooses a match if a word has several. */
export function TodoTokens({ tokens, chosenIds, onPick, onPlain }: TodoWordsProps) {
  const { t } = useTranslation('todos')
  const { date } = useFormat()
  if (tokens.length === 0) return <p className={styles.hint}>{t('add.hint')}</p>

  const getTokenText = (token: TodoToken): string => {
    if (token.kind === 'day') return date(token.value, 'day')
    if (token.kind === 'time') return token.value
    if (token.kind === 'priority') return t(`priority.${token.value}`)
    return token.value.find(({ id }) => token.value.length === 1 || id === chosenIds[token.kind])?.name ?? ''
  }
  return (
    <div className={styles.words} role="group" aria-label={t('add.understood')}>
      <span className={styles.wordsLabel}>{`${t('add.understood')}:`}</span>
      {tokens.map((token) => {
        const tokenText = getTokenText(token)
        return tokenText ? (
          <span key={token.kind} className={styles.word}>
            <Icon
              glyph={token.kind === 'priority' ? priorityStyles[token.value].glyph : tokenGlyphs[token.kind]}
              size={14}
            />
            {tokenText}
            <IconButton
              size="sm"
              glyph={glyphs.x}
              label={t('add.plain', { word: token.text })}
              onClick={() => onPlain(token.text)}
            />
          </span>
        ) : (
          <TokenMenu key={token.kind} token={token as AmbiguousToken} onPick={onPick} />
        )
      })}
    </div>
  )
}

type AmbiguousToken = Extract<TodoToken, { kind: 'person' | 'book' }>

function TokenMenu({ token, onPick }: { token: AmbiguousToken; onPick: TodoWordsProps['onPick'] }) {
  const { t } = useTranslation('todos')
  const label = t('add.which', { word: token.text })
  return (
    <Menu
      label={label}
      items={token.value.map(({ id, name }: NamedPerson) => ({
        key: String(id),
        label: name,
        onSelect: () => onPick(token.kind, id),
      }))}
      renderTrigger={(trigger) => <Chip {...trigger} label={label} glyph={tokenGlyphs[token.kind]} />}
    />
  )
}
