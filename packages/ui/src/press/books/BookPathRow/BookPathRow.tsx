import type { BookLanguage, StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import { StageTimeline, createStageSteps } from '../../shared/StageTimeline/index.ts'
import { hue } from '../../../foundations/stages/stages.css.ts'
import * as styles from './BookPathRow.css.ts'

export interface PathBook {
  /** Number of the book's tech card, or else of its application. It selects the look of the cover. */
  number?: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover?: string | null
  /** The stage of the book; an application is at `editor`. */
  stage: StageKey
}

export interface BookPathRowProps {
  book: PathBook
  /** The current state in a sentence: «Сигнальный экземпляр готов. Менеджер: Елена Ким». */
  note?: string
  /** The current state in a few words, after the stage's name on a phone. @default `note` */
  shortNote?: string
  /** Address of the book's page. */
  href: string
  /** Content at the end of the title's line, on wide screens. */
  actions?: ReactNode
}

/** An author's book: its cover, its title and its path through the press. Put several into a `BookPathList`. */
export function BookPathRow({ book, note, shortNote = note, href, actions }: BookPathRowProps) {
  const { t } = useTranslation('domain')
  const { number, book_name, authors, src_cover, stage } = book
  const lang = getBookLang(book.language)
  const cover = { title: book_name, number, authors, src: src_cover, lang }
  return (
    <li className={`${styles.row} ${hue[stage]}`}>
      <span className={styles.narrowCover}>
        <BookCover {...cover} width={56} />
      </span>
      <span className={styles.wideCover}>
        <BookCover {...cover} width={86} />
      </span>
      <div className={styles.content}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h3 className={styles.title} lang={lang}>
              <Anchor href={href} className={styles.link}>
                {book_name}
              </Anchor>
            </h3>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.path}>
          <StageTimeline layout="horizontal" names="stageAuthor" steps={createStageSteps([stage])} />
        </div>
        <div className={styles.ribbon}>
          <StageRibbon stage={stage} />
          <p className={styles.standing}>
            <span className={styles.stageName}>{t(`stageAuthor.${stage}`)}</span>
            {shortNote && ` · ${shortNote}`}
          </p>
        </div>
      </div>
    </li>
  )
}
