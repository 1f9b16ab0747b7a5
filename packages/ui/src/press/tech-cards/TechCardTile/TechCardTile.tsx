import { getStageAge, getDueTone, type BookLanguage, type StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { classes } from '../../../foundations/classes.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import * as styles from '../../shared/book-card.css.ts'
import * as tile from './TechCardTile.css.ts'

/** The data of a tech card that the tile shows, with the field names of the API. */
export interface TechCardTileCard {
  id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover?: string | null | undefined
  works_done: number
  works_total: number
  quantity?: number | null | undefined
  /** Due date, `yyyy-mm-dd`. */
  due?: string | null | undefined
  /** The manager's name. */
  project_manager?: string | null | undefined
  /** The date when the card entered its stage, `yyyy-mm-dd`. A card that stays there for long shows the number of days. */
  since?: string | null | undefined
}

export interface TechCardTileProps {
  card: TechCardTileCard
  /** The furthest stage of the book. */
  stage: StageKey
  /** Today, `yyyy-mm-dd`. Determines whether the card is overdue. */
  today: string
}

/** A compact tech card for boards and lists: the book, its progress, and its due date. */
export function TechCardTile({ card, stage, today }: TechCardTileProps) {
  const { t } = useTranslation('boards')
  const { number } = useFormat()
  const { id, book_name, authors, works_done, works_total, quantity, due, project_manager, since } = card
  return (
    <div className={styles.tile}>
      <div className={styles.top}>
        <BookCover title={book_name} number={id} src={card.src_cover} width="card" />
        <div className={styles.words}>
          <p className={styles.title} lang={getBookLang(card.language)}>
            {book_name}
          </p>
          <p className={styles.authors}>{authors}</p>
        </div>
      </div>
      <div className={tile.way}>
        <StageRibbon stage={stage} />
        {project_manager && <Avatar name={project_manager} size={20} />}
      </div>
      <div className={styles.facts}>
        <span>{t('card.number', { id })}</span>
        <span className={styles.fact} title={t('card.works', { done: works_done, total: works_total })}>
          <Icon glyph={glyphs.checkSquare} size={14} />
          {`${works_done}/${works_total}`}
        </span>
        {quantity != null && (
          <span className={styles.fact} title={t('card.run', { value: number(quantity) })}>
            <Icon glyph={glyphs.stack} size={14} />
            {number(quantity)}
          </span>
        )}
        {since && <StageAge stage={stage} since={since} today={today} />}
        {due && <DueText due={due} tone={stage === 'done' ? 'later' : getDueTone(due, today)} />}
      </div>
    </div>
  )
}

/** The time that a card has spent at its stage, shown once it is longer than usual. */
function StageAge({ stage, since, today }: { stage: StageKey; since: string; today: string }) {
  const { t } = useTranslation('boards')
  const { days, usual, tone } = getStageAge(stage, since, today)
  if (tone === 'fresh') return null
  return (
    <span className={classes(styles.fact, tile.age[tone])} title={t('card.age', { count: days, usual })}>
      <Icon glyph={glyphs.hourglass} size={14} />
      {t('card.days', { days })}
    </span>
  )
}

function DueText({ due, tone }: { due: string; tone: ReturnType<typeof getDueTone> }) {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  return (
    <span
      className={classes(styles.fact, styles.due, tile.dueTone[tone])}
      title={t('card.due', { date: date(due, 'dayMonth') })}
    >
      <Icon glyph={tone === 'overdue' ? glyphs.warningCircle : glyphs.calendarBlank} size={14} />
      {date(due)}
      {tone !== 'later' && <VisuallyHidden>{t(`card.${tone}`)}</VisuallyHidden>}
    </span>
  )
}
