import { act, useCall, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { fetchFileText, useDraft, useErrorMessage, useNavigate, usePreview } from '@press/shell'
import { Alert, RoundReview, useToast, type Decision, type ReviewValues } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { useBuildLetter } from './useBuildLetter.ts'

type Answer = AnswerOf<'GET /api/application/details/{id}'>

/**
 * The review of an application by people who decide on it. Their remarks on the documents are kept in a draft until the remarks are
 * sent.
 */
export function ReviewApplication({ application, rounds }: Pick<Answer, 'application' | 'rounds'>) {
  const { t } = useTranslation('applications')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const toast = useToast()
  const formatError = useErrorMessage()
  const buildLetter = useBuildLetter()
  const [openPreview, previewDialog] = usePreview()
  const { id, version } = application
  const { draft, save, discard } = useDraft<ReviewValues>(`review.${id}`)
  const [formStart, setFormStart] = useState({ draft, round: 0 })
  const position = useReviewPosition(id)

  const submitDecision = async (decision: Decision) => {
    try {
      await act('POST /api/applications/{id}/status', { params: { id }, body: { ...decision, version } })
    } catch (error) {
      // Someone else has decided first. The draft is kept, because the application may return for a decision.
      throw new Error(formatError(error), { cause: error })
    }
    discard()
    toast({ message: t(`decision.done.${decision.status}`) })
  }
  const fetchText = async (file: { id: number }) => {
    try {
      return await fetchFileText(file)
    } catch (error) {
      throw new Error(formatError(error), { cause: error })
    }
  }
  return (
    <>
      {formStart.draft && (
        <Alert
          action={{
            label: t('review.dropDraft'),
            onAction: () => {
              discard()
              setFormStart({ draft: null, round: formStart.round + 1 })
            },
          }}
        >
          {t('review.draft')}
        </Alert>
      )}
      <RoundReview
        key={formStart.round}
        application={application}
        rounds={rounds}
        place={{
          backHref: paths.applications,
          wholeHref: `${paths.application(id)}?view=whole`,
          position: position.position,
          onStep: position.step && ((by) => void navigate(paths.application(position.step?.(by) ?? id))),
        }}
        defaultValues={formStart.draft ?? undefined}
        onDraft={save}
        onLetter={(decision, locale) => buildLetter(id, decision, locale)}
        onDecide={submitDecision}
        onPreview={openPreview}
        onRead={fetchText}
      />
      {previewDialog}
    </>
  )
}

/** The maximum number of applications that the user can page through. */
const maxReviewedApplications = 100

/** Returns the position of an application among those pending a decision, the most urgent first. */
function useReviewPosition(id: number) {
  const pendingApplications = useCall('GET /api/applications', {
    query: { status: 'in process', sort_by: 'due', sort_dir: 'asc', per_page: maxReviewedApplications },
  })
  const ids = pendingApplications.data?.applications.map((one) => one.id) ?? []
  const index = ids.indexOf(id)
  if (index < 0) return { position: undefined, step: undefined }
  return {
    position: { index: index + 1, total: pendingApplications.data?.total ?? ids.length },
    step: ids.length > 1 ? (by: number) => ids.at((index + by + ids.length) % ids.length) : undefined,
  }
}
