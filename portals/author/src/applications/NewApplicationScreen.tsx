import { createApplication, searchAuthors, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { LeaveGuard, navigate, useDraft, usePageTitle, useSending } from '@press/shell'
import {
  Alert,
  ApplicationForm,
  Page,
  Stack,
  useToast,
  type ApplicationFormBody,
  type ApplicationValues,
} from '@press/ui'
import { useState } from 'react'
import { BackLine } from '../shared/BackLine.tsx'
import { useAuthor } from '../shared/useAuthor.ts'

/** A new application. What is typed is kept as a draft until it has been sent. */
export function NewApplicationScreen() {
  const { t } = useTranslation(['applications', 'shell'])
  const { to } = useAuthor()
  const toast = useToast()
  const { draft, savedAt, failed, save, discard } = useDraft<ApplicationValues>('application.new')
  const { onUpload, refusalOf } = useSending('document')
  const { user } = useSession()
  const me = user ? [{ id: user.id, name: user.name, organization: null }] : []
  const [restored, setRestored] = useState(draft)
  const [typed, setTyped] = useState(false)
  usePageTitle(t('form.newTitle'))

  const keep = (values: ApplicationValues) => {
    save(values)
    setTyped(true)
  }
  const startOver = () => {
    discard()
    setRestored(null)
    setTyped(false)
  }
  const send = async (body: ApplicationFormBody) => {
    try {
      const { id } = await createApplication(body)
      discard()
      setTyped(false)
      toast({ message: t('form.sent') })
      navigate(to.application(id), { replace: true })
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLine href={to.home} label={t('shell:nav.books')} />
        {restored && <Alert action={{ label: t('form.startOver'), onAction: startOver }}>{t('form.draft')}</Alert>}
        <ApplicationForm
          // Started over, it is another form.
          key={restored ? 'draft' : 'blank'}
          defaultValues={restored ?? { exist_authors: me }}
          draftSavedAt={savedAt ?? undefined}
          onDraft={keep}
          onUpload={onUpload}
          searchAuthors={searchAuthors}
          onSubmit={send}
          onLeave={() => navigate(to.home)}
        />
      </Stack>
      <LeaveGuard when={typed && failed} loses={t('form.loses')} />
    </Page>
  )
}
