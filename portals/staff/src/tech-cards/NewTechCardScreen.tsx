import { createTechCard, searchCardAuthors, useNewTechCard } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useFormScreen, useRefusal, useSearchParams } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  Stack,
  NewTechCardForm,
  todayAtPress,
  useToast,
  type TechCardFormBody,
  type TechCardValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

type Reference = NonNullable<ReturnType<typeof useNewTechCard>['data']>

/** A new tech card, by itself or of an accepted application. */
export function NewTechCardScreen() {
  const { t } = useTranslation('tech-cards')
  const [search] = useSearchParams()
  const applicationId = Number(search.get('applicationId')) || undefined
  const answer = useNewTechCard(applicationId)
  return (
    <Page
      header={
        <PageHeader
          title={t('form.newTitle')}
          {...(applicationId && { description: t('form.fromApplication', { id: applicationId }) })}
        />
      }
    >
      <Loaded of={answer}>{(reference) => <NewCard key={applicationId} reference={reference} />}</Loaded>
    </Page>
  )
}

/** What the application knows already, and the day. */
function beginning(application: Reference['application']): Partial<TechCardValues> {
  const { id: _id, src_cover: _cover, src_fpage: _page, ioot_file: _ioot, ...known } = application ?? {}
  return { ...(known as Partial<TechCardValues>), created_date: todayAtPress() }
}

function NewCard({ reference: { application, projectManagers } }: { reference: Reference }) {
  const { t } = useTranslation('tech-cards')
  const { to } = useStaff()
  const toast = useToast()
  const refusalOf = useRefusal()
  const screen = useFormScreen<TechCardValues>(`techcard.new.${application?.id ?? 0}`, { loses: t('form.loses') })

  const send = async (body: TechCardFormBody) => {
    try {
      const { id } = await createTechCard({ ...body, application_id: application?.id ?? null })
      toast({ message: t('form.created', { id }) })
      screen.leave(to.techCard(id))
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <Stack gap={5}>
      {screen.draft && (
        <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <NewTechCardForm
        key={screen.round}
        defaultValues={screen.draft ?? beginning(application)}
        projectManagers={projectManagers}
        searchAuthors={searchCardAuthors}
        onDraft={screen.keep}
        onSubmit={send}
        onCancel={() => screen.leave(application ? to.application(application.id) : to.techCards)}
      />
      {screen.guard}
    </Stack>
  )
}
