import { createTechCard, searchCardAuthors, useNewTechCard } from '@press/client'
import { useTranslation } from '@press/i18n'
import { LeaveGuard, Loaded, navigate, useDraft, usePageTitle, useSearchParams, useSending } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  Stack,
  TechCardForm,
  todayAtPress,
  useToast,
  type TechCardFormBody,
  type TechCardValues,
} from '@press/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useStaff } from '../shared/useStaff.ts'

type Reference = NonNullable<ReturnType<typeof useNewTechCard>['data']>

/** A new tech card, by itself or of an accepted application. */
export function NewTechCardScreen() {
  const { t } = useTranslation('tech-cards')
  const [search] = useSearchParams()
  const applicationId = Number(search.get('applicationId')) || undefined
  const answer = useNewTechCard(applicationId)
  usePageTitle(t('form.newTitle'))
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
  const { book_name = '', language = 'kz', authors = [] } = application ?? {}
  return { book_name, language, authors, created_date: todayAtPress() }
}

function NewCard({ reference: { application, projectManagers } }: { reference: Reference }) {
  const { t } = useTranslation('tech-cards')
  const { to } = useStaff()
  const toast = useToast()
  const { onUpload, refusalOf } = useSending('image')
  const { draft, save, discard } = useDraft<TechCardValues>(`techcard.new.${application?.id ?? 0}`)
  const [restored, setRestored] = useState(draft)
  const [typed, setTyped] = useState(false)

  const keep = (values: TechCardValues) => {
    save(values)
    setTyped(true)
  }
  /** Nothing is left to lose: the guard must know before the way leads out. */
  const leave = async (href: string) => {
    flushSync(() => {
      discard()
      setTyped(false)
    })
    navigate(href, { replace: true })
  }
  const send = async (body: TechCardFormBody) => {
    try {
      const { id } = await createTechCard({ ...body, application_id: application?.id ?? null })
      toast({ message: t('form.created', { id }) })
      await leave(to.techCard(id))
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <Stack gap={5}>
      {restored && (
        <Alert
          action={{
            label: t('form.startOver'),
            onAction: () => {
              discard()
              setRestored(null)
              setTyped(false)
            },
          }}
        >
          {t('form.draftRestored')}
        </Alert>
      )}
      <TechCardForm
        // Started over, it is another form.
        key={restored ? 'draft' : 'blank'}
        defaultValues={restored ?? beginning(application)}
        projectManagers={projectManagers}
        searchAuthors={searchCardAuthors}
        submitLabel={t('form.create')}
        onUpload={onUpload}
        onDraft={keep}
        onSubmit={send}
        onCancel={() => void leave(application ? to.application(application.id) : to.techCards)}
      />
      <LeaveGuard when={typed} loses={t('form.loses')} />
    </Stack>
  )
}
