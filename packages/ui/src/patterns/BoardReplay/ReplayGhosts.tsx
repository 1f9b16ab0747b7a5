import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import * as styles from './ReplayGhosts.css.ts'
import type { ReplayGhost } from './replay.ts'

export interface ReplayGhostsProps {
  /** The number of all books that were added to the column after the shown day, including books that are not listed. */
  total: number
  ghosts: readonly ReplayGhost[]
  /** Returns the link of a book. */
  hrefOf: (id: number) => string
}

/** Books that are in a column today, but were not on the shown day. */
export function ReplayGhosts({ total, ghosts, hrefOf }: ReplayGhostsProps) {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  if (total === 0) return null
  const hiddenCount = total - ghosts.length
  return (
    <div className={styles.ghosts}>
      <p className={styles.heading}>
        <Icon glyph={glyphs.ghost} size={14} />
        {t('past.hereToday', { count: total })}
      </p>
      {ghosts.map(({ id, book_name, language, since }) => (
        <div key={id} className={styles.ghost}>
          <Anchor href={hrefOf(id)} className={styles.book} lang={getBookLang(language)}>
            {book_name}
          </Anchor>
          {since && <span className={styles.sinceDate}>{t('past.came', { date: date(since, 'dayMonth') })}</span>}
        </div>
      ))}
      {hiddenCount > 0 && <p className={styles.heading}>{t('past.andMore', { more: hiddenCount })}</p>}
    </div>
  )
}
