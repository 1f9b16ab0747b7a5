import type { RepeatReading } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useLayoutEffect, useRef } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import * as frames from '../../../primitives/Field/Field.css.ts'
import { Field, useField, type FieldTexts } from '../../../primitives/Field/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import * as styles from './RepeatWords.css.ts'

interface RepeatWordsProps extends FieldTexts {
  name: string
  value: string
  /** How the text was parsed. */
  parsedRepeat: RepeatReading
  /** Id of the element that describes how the text was parsed. */
  describedBy: string
  onValueChange: (text: string) => void
  onFocus: () => void
  /** The rules in the list, in words. */
  choices: readonly string[]
  /** Called when a rule is chosen; null for no repetition. */
  onChoose: (text: string | null) => void
  /** Called when the user wants to edit the parts of the rule. */
  onParts: () => void
}

/** A rule typed as text or chosen from the list behind the arrow. The understood words are underlined. */
export function RepeatTextField({
  value,
  parsedRepeat,
  describedBy,
  onValueChange,
  onFocus,
  choices,
  onChoose,
  onParts,
  ...props
}: RepeatWordsProps) {
  const { t } = useTranslation('calendar')
  const { frame, control, rest } = useField({
    ...props,
    hint: value ? undefined : t('repeat.example'),
    labelAside: t('repeat.how'),
    'aria-describedby': describedBy,
  })
  const input = useRef<HTMLInputElement>(null)
  const marksRef = useRef<HTMLSpanElement>(null)
  const syncScroll = () => {
    if (marksRef.current && input.current) marksRef.current.scrollLeft = input.current.scrollLeft
  }
  useLayoutEffect(syncScroll, [value])
  const chooseText = (text: string | null) => {
    onChoose(text)
    input.current?.focus()
  }
  return (
    <Field {...frame}>
      <div className={frames.box}>
        <span className={styles.line}>
          <span ref={marksRef} className={styles.marks} aria-hidden="true">
            <span>
              {splitIntoPieces(value, parsedRepeat).map(({ start, text, mark }) => (
                <span key={start} className={mark}>
                  {text}
                </span>
              ))}
            </span>
          </span>
          <input
            {...rest}
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('repeat.none')}
            className={frames.control}
            value={value}
            onFocus={onFocus}
            onScroll={syncScroll}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </span>
        <Menu
          label={frame.label}
          align="end"
          items={[
            { key: 'none', label: t('repeat.none'), onSelect: () => chooseText(null) },
            ...choices.map((text) => ({ key: text, label: text, onSelect: () => chooseText(text) })),
            { key: 'line', separator: true as const },
            { key: 'parts', label: t('repeat.parts'), onSelect: onParts },
          ]}
          renderTrigger={(trigger) => (
            <button {...trigger} type="button" className={frames.innerButton} aria-label={t('repeat.list')}>
              <Icon glyph={glyphs.caretDown} size={16} />
            </button>
          )}
        />
      </div>
    </Field>
  )
}

interface Piece {
  start: number
  text: string
  mark?: string
}

/** Splits the text where an underline begins or ends. */
function splitIntoPieces(value: string, { understood, unknown }: RepeatReading): Piece[] {
  const markedSpans = [
    ...understood.map((span) => ({ ...span, mark: styles.understood })),
    ...unknown.map((span) => ({ ...span, mark: styles.strange })),
  ].toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let offset = 0
  for (const { start, end, mark } of markedSpans) {
    if (start > offset) pieces.push({ start: offset, text: value.slice(offset, start) })
    pieces.push({ start, text: value.slice(start, end), mark })
    offset = end
  }
  return [...pieces, { start: offset, text: value.slice(offset) }]
}
