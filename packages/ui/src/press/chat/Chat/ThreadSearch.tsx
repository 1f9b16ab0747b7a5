import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { ChatSearch } from './ChatSearch.tsx'
import * as styles from './ChatThread.css.ts'

interface ThreadSearchProps {
  query: string
  onQuery: (query: string) => void
  total: number
  /** Position of the current match, counted from 1 at the newest. */
  position: number
  /** Moves to the next older or newer match. */
  onStep: (step: 1 | -1) => void
  onClose: () => void
  /** Searches older messages that are not loaded yet. Undefined if all messages are loaded. */
  onFurther: (() => void) | undefined
}

/** Searches the loaded messages, from the newest to the oldest. */
export function ThreadSearch({ query, onQuery, total, position, onStep, onClose, onFurther }: ThreadSearchProps) {
  const { t } = useTranslation('chat')
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const placeText = query.trim() && (total > 0 ? t('search.place', { at: position, total }) : t('search.nothing'))
  const announcePlace = useEffectEvent((text: string) => announce(text))
  useEffect(() => {
    if (placeText) announcePlace(placeText)
  }, [placeText])
  return (
    // Esc closes the search from any of its controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <ChatSearch
        ref={input}
        label={t('search.label')}
        value={query}
        onValueChange={onQuery}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || total === 0) return
          event.preventDefault()
          onStep(event.shiftKey ? -1 : 1)
        }}
      />
      {placeText && <span className={styles.place}>{placeText}</span>}
      {placeText && total === 0 && onFurther && (
        <Button variant="quiet" size="sm" onClick={onFurther}>
          {t('search.further')}
        </Button>
      )}
      <IconButton
        size="sm"
        glyph={glyphs.caretUp}
        label={t('search.older')}
        disabled={total === 0}
        onClick={() => onStep(1)}
      />
      <IconButton
        size="sm"
        glyph={glyphs.caretDown}
        label={t('search.newer')}
        disabled={total === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton size="sm" glyph={glyphs.x} label={t('search.close')} onClick={onClose} />
    </div>
  )
}
