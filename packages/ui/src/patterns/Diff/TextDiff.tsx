import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import * as styles from './Diff.css.ts'
import { diffWords } from './diff-words.ts'

export interface TextDiffProps {
  before: string
  after: string
  /** The language of the text, if it differs from the page: a `lang` value such as `kk`. */
  lang?: string
  /** Whether to show the amount of changes in numbers, under the text. @default false */
  showCounts?: boolean
}

/** Two versions of a text merged into one: removed words are struck through, added words are underlined. */
export function TextDiff({ before, after, lang, showCounts = false }: TextDiffProps) {
  const { t } = useTranslation('patterns')
  const parts = useMemo(() => diffWords(before, after), [before, after])
  const countParts = (partKind: 'added' | 'removed') => parts.filter(({ kind }) => kind === partKind).length
  const [addedCount, removedCount] = [countParts('added'), countParts('removed')]
  return (
    <div>
      <p className={styles.mergedText} lang={lang}>
        {parts.map(({ kind, text }, index) => {
          const key = `${index}-${kind}`
          if (kind === 'added')
            return (
              <ins key={key} className={styles.added}>
                {text}
              </ins>
            )
          if (kind === 'removed')
            return (
              <del key={key} className={styles.removed}>
                {text}
              </del>
            )
          return <span key={key}>{text}</span>
        })}
      </p>
      {showCounts && (
        <p className={styles.count}>
          {addedCount + removedCount === 0
            ? t('diff.same')
            : [
                addedCount && t('diff.added', { count: addedCount }),
                removedCount && t('diff.removed', { count: removedCount }),
              ]
                .filter(Boolean)
                .join(', ')}
        </p>
      )}
    </div>
  )
}
