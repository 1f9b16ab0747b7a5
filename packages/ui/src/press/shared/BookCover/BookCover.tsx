import { getDrawnCover, motifs, getCoverTitleScale, type CoverLayer } from '@press/domain'
import { useState, type CSSProperties } from 'react'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './BookCover.css.ts'

export const bookCoverWidths = [28, 30, 36, 40, 56, 86, 112, 132, 156] as const
export type BookCoverWidth = (typeof bookCoverWidths)[number] | 'card'

export interface BookCoverProps {
  /** The book's title; printed on the cover from 64 pixels up. */
  title: string
  /**
   * Number of the book's tech card, or of its application while it has no card. The number selects the cloth and the motif, so that
   * books with nearby numbers never look the same. Without it the title selects them.
   */
  number?: number | null | undefined
  /** The authors' names, printed above the title of a generated cover. */
  authors?: string | undefined
  /** The real cover. The generated cover is shown until the real cover has loaded, or if it cannot load. */
  src?: string | null | undefined
  /** Width in pixels; `card` follows the density. @default 36 */
  width?: BookCoverWidth
  /** Language of the title, for hyphenation and screen readers. */
  lang?: string | undefined
  /** The accessible name, if there is no title next to it; without it the cover is decorative. */
  label?: string
}

/** A book's cover: the real cover, or a generated cloth cover that is always the same for that book. */
export function BookCover({ title, number, authors, src, width = 36, lang, label }: BookCoverProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const { cloth, motif } = getDrawnCover(title, number)
  const layers: readonly CoverLayer[] = motifs[motif]
  const showsText = width !== 'card' && width >= 64
  const isFramed = motif === 'frame'
  return (
    <span
      className={`${styles.cover} ${styles.width[width]} ${styles.bound[cloth]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg className={styles.drawing} viewBox="0 0 120 170" preserveAspectRatio="xMidYMax slice" aria-hidden>
        {layers.map(({ d, stroke, opacity }) =>
          stroke ? (
            <path
              key={d}
              d={d}
              fill="none"
              stroke="currentColor"
              strokeWidth={stroke}
              strokeOpacity={opacity}
              strokeLinecap="round"
            />
          ) : (
            <path key={d} d={d} fill="currentColor" fillOpacity={opacity} />
          ),
        )}
      </svg>
      {showsText && authors && (
        <span className={classes(styles.author, isFramed && styles.framedAuthor)}>{authors}</span>
      )}
      {showsText && (
        <span
          className={classes(styles.title, isFramed && styles.framedTitle)}
          style={{ '--scale': getCoverTitleScale(title, motif) } as CSSProperties}
          lang={lang}
        >
          {title}
        </span>
      )}
      {src && src !== failedSrc && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  )
}
