import type { NamedPerson, TodoToken } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { priorityStyles } from './priority-styles.ts'
import * as styles from './TodoList.css.ts'

interface TodoWordsProps {
  words: readonly TodoToken[]
  /** The id that the user chose for a token with several matches. */
  picked: Partial<Record<'person' | 'book', number>>
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
export function TodoWords({ words, picked, onPick, onPlain }: TodoWordsProps) {
  const { t } = useTranslation('todos')
  const { date } = useFormat()
  if (words.length === 0) return <p className={styles.hint}>{t('add.hint')}</p>

  const getTokenText = (word: TodoToken): string => {
    if (word.kind === 'day') return date(word.value, 'day')
    if (word.kind === 'time') return word.value
    if (word.kind === 'priority') return t(`priority.${word.value}`)
    return word.value.find(({ id }) => word.value.length === 1 || id === picked[word.kind])?.name ?? ''
  }
  return (
    <div className={styles.words} role="group" aria-label={t('add.understood')}>
      <span className={styles.wordsLabel}>{`${t('add.understood')}:`}</span>
      {words.map((word) => {
        const name = getTokenText(word)
        return name ? (
          <span key={word.kind} className={styles.word}>
            <Icon
              glyph={word.kind === 'priority' ? priorityStyles[word.value].glyph : tokenGlyphs[word.kind]}
              size={14}
            />
            {name}
            <IconButton
              size="sm"
              glyph={glyphs.x}
              label={t('add.plain', { word: word.text })}
              onClick={() => onPlain(word.text)}
            />
          </span>
        ) : (
          <Ask key={word.kind} word={word as Unsure} onPick={onPick} />
        )
      })}
    </div>
  )
}

type Unsure = Extract<TodoToken, { kind: 'person' | 'book' }>

function Ask({ word, onPick }: { word: Unsure; onPick: TodoWordsProps['onPick'] }) {
  const { t } = useTranslation('todos')
  const label = t('add.which', { word: word.text })
  return (
    <Menu
      label={label}
      items={word.value.map(({ id, name }: NamedPerson) => ({
        key: String(id),
        label: name,
        onSelect: () => onPick(word.kind, id),
      }))}
      renderTrigger={(trigger) => <Chip {...trigger} label={label} glyph={tokenGlyphs[word.kind]} />}
    />
  )
}
