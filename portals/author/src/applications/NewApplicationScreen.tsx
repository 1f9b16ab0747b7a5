import { createApplication, searchAuthors, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useFormScreen, useNavigate, useRefusal, useUpload } from '@press/shell'
import {
  Alert,
  ApplicationForm,
  Page,
  Stack,
  useToast,
  type ApplicationFormBody,
  type ApplicationValues,
} from '@press/ui'
import { BackLine } from '../shared/BackLine.tsx'
import { useAuthor } from '../shared/useAuthor.ts'

/** A new application. What is typed is kept as a draft until it has been sent. */
export function NewApplicationScreen() {
  const { t } = useTranslation(['applications', 'shell'])
  const { to } = useAuthor()
  const navigate = useNavigate()
  const toast = useToast()
  const screen = useFormScreen<ApplicationValues>('application.new', { loses: t('form.loses'), asks: false })
  const onUpload = useUpload('document')
  const refusalOf = useRefusal()
  const { user } = useSession()
  const me = user ? [{ id: user.id, name: user.name, organization: null }] : []

  const send = async (body: ApplicationFormBody) => {
    try {
      const { id } = await createApplication(body)
      toast({ message: t('form.sent') })
      screen.leave(to.application(id))
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLine href={to.home} label={t('shell:nav.books')} />
        {screen.draft && (
          <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draft')}</Alert>
        )}
        <ApplicationForm
          key={screen.round}
          defaultValues={screen.draft ?? { exist_authors: me }}
          draftSavedAt={screen.savedAt}
          onDraft={screen.keep}
          onUpload={onUpload}
          searchAuthors={searchAuthors}
          onSubmit={send}
          onLeave={() => void navigate(to.home)}
        />
      </Stack>
      {screen.guard}
    </Page>
  )
}
