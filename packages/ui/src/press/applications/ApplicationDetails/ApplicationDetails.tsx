import {
  getRoleOrDefault,
  type Person,
  type StoredFile,
  type Application,
  type ApplicationEvent,
  type Round,
  type SentLetter,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { PersonLine, RailSection, SheetLayout, SheetSection } from '../../../patterns/Sheet/index.ts'
import { ApplicationFiles } from './ApplicationFiles.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { getAnsweredRounds, ApplicationLetters, ApplicationRounds } from './ApplicationRounds.tsx'
import * as styles from './ApplicationDetails.css.ts'

export interface ApplicationDetailsProps {
  /** The application; leave it out while it loads. */
  application?: Application | undefined
  /** The person who sent the application. */
  owner?: Person
  /** The people who work on the application, with or without the owner. */
  team?: readonly { user: Person }[]
  /** Downloads a file: the request needs the reader's token, so it cannot be a plain link. */
  onDownload: (file: StoredFile) => void
  /** The revision rounds of the application, and the letters about them. */
  rounds?: readonly Round[]
  letters?: readonly SentLetter[]
  /** The history of the application, the latest event first. */
  history?: readonly ApplicationEvent[]
  /** Previews a file. @default downloads it */
  onPreview?: ((file: StoredFile) => void) | undefined
  /** A bar that stays above the sheet: the back link, the next step. */
  bar?: ReactNode
  /** A question to the reader, on top of the sheet. */
  notice?: ReactNode
  /** A DecisionPanel, for people who decide on the application. */
  decision?: ReactNode
  /** Whether the reader is the author of the application. @default false */
  forAuthor?: boolean
}

/** An application as a document: the proposed book, its authors, and the supporting documents. */
export function ApplicationDetails({
  application,
  owner,
  team = [],
  rounds = [],
  letters = [],
  history = [],
  onDownload,
  onPreview = onDownload,
  bar,
  notice,
  decision,
  forAuthor = false,
}: ApplicationDetailsProps) {
  const { t } = useTranslation(['applications', 'domain', 'print-forms'])
  const { date } = useFormat()
  if (!application) return <Loading bar={bar} />
  const { id, language, budget_source, created_at, due, status } = application
  const rail = (
    <>
      {decision && <RailSection title={t('decision.title')}>{decision}</RailSection>}
      <RailSection title={t('details.facts')}>
        <DescriptionList
          items={[
            { term: t('details.language'), value: t(`print-forms:bookLanguage.${language}`) },
            { term: t('details.funding'), value: t(`budgetSource.${budget_source}`) },
            { term: t('details.submitted'), value: date(created_at, 'date') },
            {
              term: t(status === 'revision' ? 'details.reviseBy' : 'details.due'),
              value: due && <DueDate due={due} label={(day) => day} />,
            },
          ]}
        />
      </RailSection>
      {owner && (
        <RailSection title={t('details.team')}>
          <ul>
            <PersonLine person={owner} role={t('details.owner')} />
            {team
              .filter(({ user }) => user.id !== owner.id)
              .map(({ user }) => (
                <PersonLine key={user.id} person={user} role={t(`domain:role.${getRoleOrDefault(user.role_id).key}`)} />
              ))}
          </ul>
        </RailSection>
      )}
    </>
  )
  return (
    <SheetLayout label={t('details.number', { id })} bar={bar} rail={rail}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <Head application={application} forAuthor={forAuthor} />
      <DecisionReason application={application} />
      <SheetSection title={t('details.annotations')}>
        <Annotations application={application} />
      </SheetSection>
      <SheetSection title={t('details.authors')}>
        <ul className={styles.people}>
          {application.authors.map((author) => (
            <li key={`${author.id}:${author.name}`} className={styles.person}>
              <span>{author.name}</span>
              <span className={styles.muted}>
                {[
                  author.organization,
                  author.email,
                  author.phone,
                  author.id === null && t('details.noAccount'),
                  author.asked && t('details.notAgreed'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </SheetSection>
      <SheetSection title={t('details.files')}>
        <ApplicationFiles application={application} onDownload={onDownload} onPreview={onPreview} />
      </SheetSection>
      {getAnsweredRounds(rounds).length > 0 && (
        <SheetSection title={t('rounds.title')}>
          <ApplicationRounds rounds={rounds} onPreview={onPreview} />
        </SheetSection>
      )}
      {letters.length > 0 && (
        <SheetSection title={t('letter.sentTitle')}>
          <ApplicationLetters letters={letters} />
        </SheetSection>
      )}
      {history.length > 0 && (
        <SheetSection title={t('history.label')}>
          <ApplicationHistory events={history} />
        </SheetSection>
      )}
    </SheetLayout>
  )
}

interface PartProps {
  application: Application
}

function Head({ application, forAuthor }: PartProps & { forAuthor: boolean }) {
  const { t } = useTranslation('applications')
  const { id, book_name, status, status_since } = application
  const number = application.techcard_id ?? id
  const lang = getBookLang(application.language)
  const authors = application.authors.map(({ name }) => name).join(', ')
  return (
    <header className={styles.head}>
      <span className={styles.narrowCover}>
        <BookCover title={book_name} number={number} authors={authors} width={86} lang={lang} />
      </span>
      <span className={styles.wideCover}>
        <BookCover title={book_name} number={number} authors={authors} width={132} lang={lang} />
      </span>
      <div>
        <p className={styles.eyebrow}>{t('details.number', { id })}</p>
        <h1 className={styles.title} lang={lang}>
          {book_name}
        </h1>
        <p className={styles.authors}>{authors}</p>
        <div className={styles.status}>
          <ApplicationStatusBadge status={status} since={status_since} forAuthor={forAuthor} />
        </div>
      </div>
    </header>
  )
}

/** The reason why the application was returned or refused. */
function DecisionReason({ application: { reason, revision, status } }: PartProps) {
  const { t } = useTranslation(['applications', 'domain', 'print-forms'])
  const { date } = useFormat()
  const requests = status === 'revision' ? revision : []
  if (!reason && requests.length === 0) return null
  return (
    <div className={styles.asked}>
      <Alert
        tone={status === 'rejected' ? 'danger' : 'warning'}
        title={t(requests.length > 0 ? 'details.asked' : 'details.reason')}
      >
        {reason && <p>{reason}</p>}
        {requests.length > 0 && (
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={`${request.document}:${request.until}`}>
                {t('form.revision.request', {
                  document: t(`document.${request.document}`),
                  reason: request.reason,
                })}{' '}
                <span className={styles.muted}>{t('form.revision.until', { date: date(request.until) })}</span>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}

const annotations = [
  { field: 'annotation_kz', key: 'kz', lang: 'kk' },
  { field: 'annotation_rus', key: 'rus', lang: 'ru' },
  { field: 'annotation_en', key: 'en', lang: 'en' },
] as const

function Annotations({ application }: PartProps) {
  const { t } = useTranslation('applications')
  const filledAnnotations = annotations.filter(({ field }) => application[field].trim())
  if (filledAnnotations.length === 0) return <p className={styles.muted}>{t('details.noAnnotations')}</p>
  return filledAnnotations.map(({ field, key, lang }) => (
    <div key={field} className={styles.annotation}>
      <h3 className={styles.annotationName}>{t(`details.annotationIn.${key}`)}</h3>
      <p className={styles.prose} lang={lang}>
        {application[field]}
      </p>
    </div>
  ))
}

function Loading({ bar }: Pick<ApplicationDetailsProps, 'bar'>) {
  const { t } = useTranslation('applications')
  return (
    <SkeletonGroup label={t('list.loading')}>
      <SheetLayout
        label=""
        bar={bar}
        rail={
          <>
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton width="half" />
          </>
        }
      >
        <div className={styles.head}>
          <span className={styles.coverPlace}>
            <Skeleton shape="block" />
          </span>
          <div>
            <Skeleton width="short" />
            <Skeleton shape="heading" width="long" />
            <Skeleton width="half" />
          </div>
        </div>
        <SheetSection title="">
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="long" />
        </SheetSection>
      </SheetLayout>
    </SkeletonGroup>
  )
}
