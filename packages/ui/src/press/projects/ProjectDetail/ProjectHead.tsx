import { daysBetween, getDueTone, isWorkDone, type Project } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { classes } from '../../../foundations/classes.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import * as styles from './ProjectDetail.css.ts'

interface ProjectHeadProps {
  project: Project
  techCardHref: string
  /** Buttons at the end of the first line. */
  actions: ReactNode
  today: string
}

/** The book of a project, its stage, and five facts about it. */
export function ProjectHead({ project, techCardHref, actions, today }: ProjectHeadProps) {
  const { t } = useTranslation(['projects', 'domain', 'tech-cards'])
  const { date, money } = useFormat()
  const { name, book, status, manager, start_date, deadline, budget, tasks } = project
  const lang = getBookLang(book.language)
  const activeWorks = tasks.filter((task) => task.status !== 'cancelled')
  const doneCount = activeWorks.filter((task) => isWorkDone(task.status)).length
  return (
    <header className={styles.head}>
      <span className={styles.cover}>
        <BookCover
          title={name}
          number={project.techcard_id}
          authors={book.authors}
          src={book.src_cover}
          width={86}
          lang={lang}
        />
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.of}>
            {`${t('detail.of')} `}
            <Link href={techCardHref}>{t('tech-cards:number', { id: project.techcard_id })}</Link>
          </span>
          <Badge stage={book.stage} glyph={stageGlyphs[book.stage]}>
            {t(`domain:stageShort.${book.stage}`)}
          </Badge>
          {status !== 'in progress' && (
            <Badge
              tone={status === 'done' ? 'success' : 'neutral'}
              glyph={status === 'done' ? glyphs.checkCircle : glyphs.clock}
            >
              {t(`status.${status}`)}
            </Badge>
          )}
          {project.urgent && (
            <Badge tone="danger" glyph={glyphs.flag}>
              {t('urgent')}
            </Badge>
          )}
          <span className={styles.tools}>{actions}</span>
        </div>
        <h1 className={styles.title} lang={lang}>
          {name}
        </h1>
        <dl className={styles.facts}>
          <Fact term={t('field.manager_id')}>
            {manager ? (
              <span className={styles.person}>
                <Avatar name={manager.name} src={manager.avatar ?? undefined} size={20} decorative />
                {manager.name}
              </span>
            ) : (
              t('detail.none')
            )}
          </Fact>
          <Fact term={t('field.start_date')}>{start_date ? date(start_date, 'dayMonth') : t('detail.none')}</Fact>
          <Fact term={t('field.deadline')}>
            {deadline ? <Deadline day={deadline} done={status === 'done'} today={today} /> : t('detail.none')}
          </Fact>
          <Fact term={t('field.budget')}>{budget === null ? t('detail.none') : money(budget)}</Fact>
          {activeWorks.length > 0 && (
            <div className={styles.progress}>
              <div className={styles.progressWords} aria-hidden>
                <span>{t('field.works')}</span>
                <span>{t('detail.worksDone', { done: doneCount, total: activeWorks.length })}</span>
              </div>
              <dt className={styles.unseen}>{t('field.works')}</dt>
              <dd>
                <span className={styles.unseen}>
                  {t('detail.worksDone', { done: doneCount, total: activeWorks.length })}
                </span>
                <ProgressBar
                  label={t('field.works')}
                  value={doneCount / activeWorks.length}
                  tone={doneCount === activeWorks.length ? 'success' : 'accent'}
                />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  )
}

/** The deadline with the remaining days: «29 ноября, 8 дней». A finished project shows no number of days. */
function Deadline({ day, done, today }: { day: string; done: boolean; today: string }) {
  const { t } = useTranslation('projects')
  const { date } = useFormat()
  if (done) return date(day, 'dayMonth')
  const days = daysBetween(today, day)
  const daysLeftText =
    days === 0 ? t('detail.today') : t(days > 0 ? 'detail.left' : 'detail.late', { count: Math.abs(days) })
  return (
    <time dateTime={day} className={classes(styles.due[getDueTone(day, today)])}>
      {t('detail.due', { date: date(day, 'dayMonth'), left: daysLeftText })}
    </time>
  )
}
