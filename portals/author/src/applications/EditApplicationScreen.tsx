import { act, searchAuthors, useCall, type AnswerOf } from '@press/client'
import { isEditable } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useEditScreen, useNavigate, usePageTitle, useParams, useUpload } from '@press/shell'
import {
  Alert,
  ApplicationForm,
  toApplicationValues,
  ButtonLink,
  EmptyState,
  Page,
  Stack,
  useToast,
  type ApplicationFormBody,
  type ApplicationValues,
} from '@press/ui'
import { BackLink } from '../shared/BackLink.tsx'
import { useAuthor } from '../shared/useAuthor.ts'
import { useFieldLabels } from './useFieldLabels.ts'

type Application = AnswerOf<'GET /api/applications/{id}/edit'>['application']

/** A submitted application, edited or revised before it is decided. */
export function EditApplicationScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  const answer = useCall(
    'GET /api/applications/{id}/edit',
    { params: { id } },
    {
      revalidateOnFocus: false,
      keepPreviousData: false,
    },
  )
  usePageTitle(answer.data?.application.book_name)
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLink href={paths.application(id)} label={t('details.number', { id })} />
        <QueryBoundary result={answer}>
          {({ application }) =>
            isEditable(application.status) ? (
              <ApplicationEditor key={id} application={application} />
            ) : (
              <EmptyState
                title={t('edit.closedTitle')}
                action={<ButtonLink href={paths.application(id)}>{t('edit.open')}</ButtonLink>}
              >
                {t('edit.closedText')}
              </EmptyState>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

function ApplicationEditor({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  const navigate = useNavigate()
  const toast = useToast()
  const { id, revision, status } = application
  const onUpload = useUpload('document')
  const screen = useEditScreen<Application, ApplicationValues>(`application.${id}`, {
    row: application,
    valuesOf: toApplicationValues,
    currentRowOf: (answer) => (answer as { application: Application }).application,
    ...useFieldLabels(),
    closedReasonOf: (current) => (isEditable(current.status) ? undefined : t('edit.notSaved')),
    lossText: t('form.loses'),
    asksBeforeLeaving: false,
  })

  const saveApplication = async (body: ApplicationFormBody, values: ApplicationValues) => {
    await screen.save(values, (version) =>
      act('POST /api/applications/{id}/edit', { params: { id }, body: { ...body, version } }),
    )
    toast({ message: t(status === 'revision' ? 'form.sent' : 'form.saved') })
    screen.leave(paths.application(id))
  }
  return (
    <>
      {screen.isDraftRestored && (
        <Alert action={{ label: t('edit.dropDraft'), onAction: screen.startOver }}>{t('edit.draftRestored')}</Alert>
      )}
      <ApplicationForm
        key={screen.formKey}
        title={t('form.editTitle')}
        defaultValues={screen.values}
        refusal={screen.refusal}
        {...(status === 'revision' ? { revision, sentFiles: application.files } : { submitLabel: t('form.save') })}
        draftSavedAt={screen.savedAt}
        onDraft={screen.storeDraft}
        onUpload={onUpload}
        searchAuthors={searchAuthors}
        onSubmit={saveApplication}
        onLeave={() => void navigate(paths.application(id))}
      />
      {screen.guard}
    </>
  )
}
