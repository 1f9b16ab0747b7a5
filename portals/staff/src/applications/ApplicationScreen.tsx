import { act, useCall, type AnswerOf } from '@press/client'
import { getAllowedDecisions, getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  QueryBoundary,
  useDownload,
  useErrorMessage,
  useListParams,
  usePageTitle,
  useParams,
  usePreview,
} from '@press/shell'
import { ApplicationDetails, ButtonLink, DecisionPanel, glyphs, Page, Stack, useToast, type Decision } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { ReviewApplication } from './ReviewApplication.tsx'

type Answer = AnswerOf<'GET /api/application/details/{id}'>
type Application = Answer['application']

const defaults = { view: '' }

/** One application. People who can decide on it now see it document by document, and all other people see it as a whole. */
export function ApplicationScreen() {
  const id = Number(useParams()['id'])
  const { role } = useStaff()
  const [{ view }] = useListParams(defaults)
  const answer = useCall('GET /api/application/details/{id}', { params: { id } })
  const download = useDownload()
  usePageTitle(answer.data?.application.book_name)
  return (
    <QueryBoundary result={answer} skeleton={<ApplicationDetails onDownload={download} />}>
      {(data) =>
        data.application.status === 'in process' &&
        getAllowedDecisions(role, 'in process').length > 0 &&
        view !== 'whole' ? (
          <Page scroll="bleed">
            <ReviewApplication key={`${id}.${data.application.version}`} {...data} />
          </Page>
        ) : (
          <ApplicationContent {...data} />
        )
      }
    </QueryBoundary>
  )
}

/** The proposed book, its documents, the requests for revision, and the possible decisions. */
function ApplicationContent({ application, applicationTeam, appOwner, rounds, letters, history }: Answer) {
  const download = useDownload()
  const [openPreview, previewDialog] = usePreview()
  return (
    <>
      <ApplicationDetails
        application={application}
        owner={appOwner}
        team={applicationTeam}
        rounds={rounds}
        letters={letters}
        history={history}
        onDownload={download}
        onPreview={openPreview}
        decision={<DecisionSection application={application} />}
      />
      {previewDialog}
    </>
  )
}

function DecisionSection({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { role, paths } = useStaff()
  const toast = useToast()
  const formatError = useErrorMessage()
  const { id, version, status } = application

  const submitDecision = async (decision: Decision) => {
    try {
      await act('POST /api/applications/{id}/status', { params: { id }, body: { ...decision, version } })
    } catch (error) {
      throw new Error(formatError(error), { cause: error })
    }
    toast({ message: t(`decision.done.${decision.status}`) })
  }

  return (
    <Stack gap={3}>
      {status === 'in process' && getAllowedDecisions(role, status).length > 0 ? (
        <ButtonLink variant="primary" fullWidth leading={glyphs.penNib} href={paths.application(id)}>
          {t('review.decide')}
        </ButtonLink>
      ) : (
        <DecisionPanel application={application} deciderRole={role} onDecide={submitDecision} />
      )}
      <CardLink application={application} />
      <ButtonLink variant="quiet" fullWidth leading={glyphs.chatCircle} href={paths.chatAboutApplication(id)}>
        {t('discuss')}
      </ButtonLink>
    </Stack>
  )
}

/** A link from an accepted application to its tech card, or to the creation of a tech card. */
function CardLink({ application: { id, status, techcard_id } }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { role, paths } = useStaff()
  if (techcard_id && getGrantedScope(role, 'techCards', 'read'))
    return (
      <ButtonLink variant="secondary" fullWidth leading={glyphs.bookBookmark} href={paths.techCard(techcard_id)}>
        {t('details.openCard', { id: techcard_id })}
      </ButtonLink>
    )
  if (status === 'accepted' && !techcard_id && getGrantedScope(role, 'techCards', 'write'))
    return (
      <ButtonLink variant="primary" fullWidth leading={glyphs.plus} href={paths.newTechCard(id)}>
        {t('details.createCard')}
      </ButtonLink>
    )
  return null
}
