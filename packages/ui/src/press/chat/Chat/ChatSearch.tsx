import { useTranslation } from '@press/i18n'
import type { KeyboardEvent, Ref } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './ChatSearch.css.ts'

interface ChatSearchProps {
  /** What the search covers; shown while the field is empty. */
  label: string
  value: string
  onValueChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** A search over loaded data. It updates with each letter and so has no button. */
export function ChatSearch({ label, value, onValueChange, onKeyDown, ref }: ChatSearchProps) {
  const { t } = useTranslation('chat')
  return (
    <search className={styles.box}>
      <span className={styles.glyph}>
        <Icon glyph={glyphs.magnifyingGlass} size={16} />
      </span>
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label={t('list.clear')} onClick={() => onValueChange('')}>
          <Icon glyph={glyphs.x} size={14} />
        </button>
      )}
    </search>
  )
}
