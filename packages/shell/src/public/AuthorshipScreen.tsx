import { act, isApiError, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Link, Skeleton, SkeletonGroup, Stack } from '@press/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useErrorMessage } from '../calls/useErrorMessage.ts'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'

/** Asks a person without an account whether they are an author of a book, as the letter's link says. */
export function AuthorshipScreen() {
  const { t } = useTranslation(['registration', 'session'])
  const [searchParams] = useSearchParams()
  const token = searchParams.get('token') ?? ''
  const { data, error } = useCall('GET /api/authorship/{token}', token ? { params: { token } } : null)
  const getErrorMessage = useErrorMessage()
  const [pendingAnswer, setPendingAnswer] = useState<'agree' | 'decline' | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [outcome, setOutcome] = useState<'joined' | 'declined' | null>(null)
  const problem = failure ?? (data ? undefined : error)
  const isInvalidLink = token === '' || isApiError(problem, 'notFound')
  const sendAnswer = async (agree: boolean) => {
    setPendingAnswer(agree ? 'agree' : 'decline')
    setFailure(undefined)
    try {
      await act('POST /api/authorship/{token}', { params: { token }, body: { agree } })
      setOutcome(agree ? 'joined' : 'declined')
    } catch (thrown) {
      setFailure(thrown)
    }
    setPendingAnswer(null)
  }
  const questionButtons = data && !outcome && (
    <>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        busy={pendingAnswer === 'agree'}
        busyLabel={t('authorship.busy')}
        disabled={pendingAnswer === 'decline'}
        onClick={() => void sendAnswer(true)}
      >
        {t('authorship.agree')}
      </Button>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        busy={pendingAnswer === 'decline'}
        busyLabel={t('authorship.busy')}
        disabled={pendingAnswer === 'agree'}
        onClick={() => void sendAnswer(false)}
      >
        {t('authorship.decline')}
      </Button>
    </>
  )
  return (
    <PublicLayout
      description={
        data && !outcome
          ? t('authorship.text', { submitter: data.submitter, book: data.book_name, name: data.name })
          : undefined
      }
    >
      <Stack gap={5}>
        {(isInvalidLink || problem !== undefined) && (
          <Alert tone="danger">{isInvalidLink ? t('authorship.bad') : getErrorMessage(problem)}</Alert>
        )}
        {outcome && <Alert tone="success">{t(`authorship.${outcome}`)}</Alert>}
        {!data && !isInvalidLink && problem === undefined && (
          <SkeletonGroup label={t('authorship.loading')}>
            <Skeleton />
            <Skeleton width="half" />
          </SkeletonGroup>
        )}
        {questionButtons}
        <Link href={paths.signIn} variant="standalone">
          {t('session:signIn.submit')}
        </Link>
      </Stack>
    </PublicLayout>
  )
}
