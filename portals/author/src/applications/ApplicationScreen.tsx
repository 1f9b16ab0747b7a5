import { useCall, useSession, type AnswerOf } from '@press/client'
import { isEditable } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDownload, useNavigate, usePageTitle, useParams, usePreview } from '@press/shell'
import { ApplicationDetails, ButtonLink, glyphs, Link } from '@press/ui'
import { BackLink } from '../shared/BackLink.tsx'
import { useAuthor } from '../shared/useAuthor.ts'
import { CoauthorConsentCard } from './CoauthorConsentCard.tsx'

type Application = AnswerOf<'GET /api/application/details/{id}'>['application']

/** One of the author's applications, with the status and remarks of the press. */
export function ApplicationScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  const { user } = useSession()
  const navigate = useNavigate()
  const answer = useCall('GET /api/application/details/{id}', { params: { id } })
  const download = useDownload()
  const [openPreview, previewDialog] = usePreview()
  usePageTitle(answer.data?.application.book_name)
  const needsConsent = answer.data?.application.authors.some((author) => author.asked && author.id === user?.id)
  const bar = (
    <BackLink href={paths.applications} label={t('list.label')}>
      {answer.data && !needsConsent && (
        <Link variant="standalone" tone="muted" href={paths.chatAboutApplication(id)}>
          {t('discuss')}
        </Link>
      )}
      {answer.data && !needsConsent && <NextStep application={answer.data.application} />}
    </BackLink>
  )
  return (
    <QueryBoundary result={answer} skeleton={<ApplicationDetails bar={bar} onDownload={download} />}>
      {({ application, applicationTeam, appOwner, rounds, letters, history }) => (
        <>
          <ApplicationDetails
            rounds={rounds}
            letters={letters}
            history={history}
            onPreview={openPreview}
            application={application}
            owner={appOwner}
            team={applicationTeam}
            onDownload={download}
            bar={bar}
            notice={
              needsConsent && (
                <CoauthorConsentCard id={id} owner={appOwner} onDeclined={() => void navigate(paths.applications)} />
              )
            }
            forAuthor
          />
          {previewDialog}
        </>
      )}
    </QueryBoundary>
  )
}

/** The author's next step: revises the application, edits it while that is possible, or follows the book. */
function NextStep({ application: { id, status, techcard_id } }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  if (techcard_id)
    return (
      <ButtonLink variant="primary" leading={glyphs.books} href={paths.bookTracking(techcard_id)}>
        {t('details.followBook')}
      </ButtonLink>
    )
  if (!isEditable(status)) return null
  const isRevision = status === 'revision'
  return (
    <ButtonLink
      variant={isRevision ? 'primary' : 'secondary'}
      leading={glyphs.pencilSimple}
      href={paths.editApplication(id)}
    >
      {t(isRevision ? 'details.mend' : 'details.edit')}
    </ButtonLink>
  )
}
