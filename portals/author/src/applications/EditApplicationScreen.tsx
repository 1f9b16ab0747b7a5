import { editApplication, isApiError, refresh, searchAuthors, useApplicationForm } from '@press/client'
import { isEditable } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, navigate, useDraft, usePageTitle, useParams, useSending } from '@press/shell'
import {
  Alert,
  ApplicationForm,
  applicationValues,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  Page,
  Stack,
  useToast,
  type ApplicationFormBody,
  type ApplicationValues,
  type FormError,
} from '@press/ui'
import { useRef, useState } from 'react'
import { BackLine } from '../shared/BackLine.tsx'
import { useAuthor } from '../shared/useAuthor.ts'

type Application = NonNullable<ReturnType<typeof useApplicationForm>['data']>['application']

/** An application that has been sent, to be changed or mended while it is not decided on. */
export function EditApplicationScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('applications')
  const { to } = useAuthor()
  const answer = useApplicationForm(id)
  usePageTitle(answer.data?.application.book_name ?? t('details.number', { id }))
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLine href={to.application(id)} label={t('details.number', { id })} />
        <Loaded of={answer}>
          {({ application }) =>
            isEditable(application.status) ? (
              <Edit key={id} application={application} />
            ) : (
              <EmptyState
                title={t('edit.closedTitle')}
                action={<ButtonLink href={to.application(id)}>{t('edit.open')}</ButtonLink>}
              >
                {t('edit.closedText')}
              </EmptyState>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}

/** What a form was filled from: the version it is a change of, and the author's own text where another's is shown. */
interface Filling {
  version: number
  values: ApplicationValues
  mine?: ApplicationValues
}

const fillingOf = (application: Application): Filling => ({
  version: application.version,
  values: applicationValues(application),
})

function Edit({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { to } = useAuthor()
  const toast = useToast()
  const { id, revision, status } = application
  const { draft, savedAt, save, discard } = useDraft<Filling>(`application.${id}`)
  const { onUpload, refusalOf } = useSending('document')
  const [filling, setFilling] = useState(draft ?? fillingOf(application))
  // A form that is filled anew is another form.
  const [round, setRound] = useState(0)
  const [restored, setRestored] = useState(draft !== null)
  const [theirs, setTheirs] = useState<Application>()
  const typed = useRef(filling.values)

  const fill = (next: Filling) => {
    setFilling(next)
    setRound(round + 1)
    setRestored(false)
    typed.current = next.values
  }
  const keep = (values: ApplicationValues) => {
    typed.current = values
    save({ ...filling, values })
  }
  const send = async (body: ApplicationFormBody) => {
    try {
      await editApplication(id, { ...body, version: filling.version })
      discard()
      toast({ message: t(status === 'revision' ? 'form.sent' : 'form.saved') })
      navigate(to.application(id), { replace: true })
    } catch (error) {
      if (!isApiError(error, 'conflict')) throw refusalOf(error)
      const saved = (error.current as { application: Application }).application
      if (isEditable(saved.status)) setTheirs(saved)
      // Decided on meanwhile: the screen says so once it has the application anew.
      else void refresh('GET /api/applications/{id}/edit')
      throw { message: t('edit.notSaved') } satisfies FormError
    }
  }
  const showTheirs = (saved: Application) => {
    const next = { ...fillingOf(saved), mine: typed.current }
    save(next)
    fill(next)
    setTheirs(undefined)
  }
  /** The author's own text stays, as a change of what stands on the server now. */
  const keepMine = (saved: Application) => {
    const next = { version: saved.version, values: typed.current }
    save(next)
    setFilling(next)
    setTheirs(undefined)
  }

  const { mine } = filling
  return (
    <>
      {restored && (
        <Alert
          action={{
            label: t('edit.dropDraft'),
            onAction: () => {
              discard()
              fill(fillingOf(application))
            },
          }}
        >
          {t('edit.draftRestored')}
        </Alert>
      )}
      {mine && (
        <Alert action={{ label: t('edit.backToMine'), onAction: () => fill({ ...filling, values: mine }) }}>
          {t('edit.showingTheirs')}
        </Alert>
      )}
      <ApplicationForm
        key={round}
        title={t('form.editTitle')}
        defaultValues={filling.values}
        {...(status === 'revision' ? { revision, sentFiles: application.files } : { submitLabel: t('form.save') })}
        draftSavedAt={savedAt ?? undefined}
        onDraft={keep}
        onUpload={onUpload}
        searchAuthors={searchAuthors}
        onSubmit={send}
        onLeave={() => navigate(to.application(id))}
      />
      {theirs && (
        <ConfirmDialog
          open
          title={t('edit.conflictTitle')}
          confirmLabel={t('edit.showTheirs')}
          cancelLabel={t('edit.keepMine')}
          onConfirm={() => showTheirs(theirs)}
          onOpenChange={() => keepMine(theirs)}
        >
          {t('edit.conflictText')}
        </ConfirmDialog>
      )}
    </>
  )
}
