import { act, searchAuthors, useApplicationDrafts, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDraft, useListParams, useNavigate, useUpload, useSaving } from '@press/shell'
import { Alert, ApplicationForm, Page, Stack, type ApplicationFormBody, type ApplicationStep } from '@press/ui'
import { useState } from 'react'
import { BackLink } from '../shared/BackLink.tsx'
import { useAuthor } from '../shared/useAuthor.ts'
import { DraftBanners } from './DraftBanners.tsx'
import {
  getDraftKey,
  newDraftKey,
  useApplicationDraft,
  type Draft,
  type DraftFormState,
} from './useApplicationDraft.ts'

const defaults = { draft: '' }

/** A new application. It is saved on the server while typing and can be continued on any device. */
export function NewApplicationScreen() {
  const { t } = useTranslation('shell')
  const { paths } = useAuthor()
  const answer = useApplicationDrafts()
  // The cached list may be outdated, so the form waits for the server's current data.
  const [drafts, setDrafts] = useState<Draft[]>()
  if (!drafts && answer.data && !answer.isValidating) setDrafts(answer.data.drafts)
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLink href={paths.home} label={t('nav.books')} />
        <QueryBoundary result={{ ...answer, data: drafts, error: drafts ? undefined : answer.error }}>
          {(loadedDrafts) => <DraftSwitcher drafts={loadedDrafts} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

interface DraftSelection {
  /** The key under which this browser stores unsent changes. */
  name: string
  draft: Draft | null
  isDraftMissing?: boolean
}

/** Returns the draft that the URL names. If the URL names no draft, returns the unsent new draft of this browser. */
function selectDraft(drafts: Draft[], draftParam: string, unsentState: DraftFormState | null): DraftSelection {
  const draftId = draftParam === '' ? String(unsentState?.base.draft ?? '') : draftParam
  const draft = drafts.find(({ id }) => String(id) === draftId)
  if (!draft) return { name: newDraftKey, draft: null, isDraftMissing: draftParam !== '' }
  return { name: unsentState?.base.draft === draft.id ? newDraftKey : getDraftKey(draft), draft }
}

function DraftSwitcher({ drafts }: { drafts: Draft[] }) {
  const [{ draft: draftParam }, setParams] = useListParams(defaults)
  const { draft: unsentState } = useDraft<DraftFormState>(newDraftKey)
  const [selection, setSelection] = useState(() => selectDraft(drafts, draftParam, unsentState))
  const [remountKey, setRemountKey] = useState(0)
  const switchDraft = (draft: Draft | null) => {
    setSelection({ name: draft ? getDraftKey(draft) : newDraftKey, draft })
    setRemountKey(remountKey + 1)
    setParams({ draft: draft ? String(draft.id) : '' })
  }
  return (
    <DraftForm
      key={remountKey}
      {...selection}
      last={drafts[0]}
      onBegun={(id) => setParams({ draft: String(id) })}
      onTurn={switchDraft}
    />
  )
}

interface DraftFormProps extends DraftSelection {
  /** The most recent draft. */
  last: Draft | undefined
  onBegun: (id: number) => void
  /** Switches to another draft; null starts a new draft. */
  onTurn: (draft: Draft | null) => void
}

function DraftForm({ name, draft, isDraftMissing = false, last, onBegun, onTurn }: DraftFormProps) {
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  const navigate = useNavigate()
  const onUpload = useUpload('document')
  const { submit } = useSaving()
  const { user } = useSession()
  const initialAuthors = user ? [{ id: user.id, name: user.name, organization: null }] : []
  const applicationDraft = useApplicationDraft(name, draft, initialAuthors, onBegun)
  const [isRestored] = useState(draft !== null || applicationDraft.values.book_name !== '')
  const { draft: _number, ...values } = applicationDraft.values
  const [step, setStep] = useState<ApplicationStep | 'lacking'>(draft ? 'lacking' : 'book')

  const submitApplication = async (body: ApplicationFormBody) => {
    // Saves the draft completely before submitting, because the server submits the saved draft.
    await applicationDraft.flush()
    const draftId = applicationDraft.getDraftId()
    const { application } = await submit(
      () => act('POST /api/applications/create', { body: { ...body, ...(draftId !== null && { draft: draftId }) } }),
      t('form.sent'),
    )
    applicationDraft.discard()
    void navigate(paths.application(application.id), { replace: true })
  }
  return (
    <>
      {isDraftMissing && <Alert tone="warning">{t('draft.gone')}</Alert>}
      {isRestored ? (
        <Alert
          action={{
            label: t('draft.begunNew'),
            onAction: () => void applicationDraft.flush().then(() => onTurn(null)),
          }}
        >
          {t('draft.shown')}
        </Alert>
      ) : (
        last && (
          <Alert
            action={{
              label: t('draft.continueNamed', { title: last.book_name.trim() || t('draft.untitled') }),
              onAction: () => onTurn(last),
            }}
          >
            {t('draft.waits')}
          </Alert>
        )
      )}
      <DraftBanners draft={applicationDraft} />
      <ApplicationForm
        key={applicationDraft.mergeCount}
        defaultValues={values}
        startAt={step}
        onStepChange={setStep}
        draftSavedAt={applicationDraft.savedAt ?? draft?.updated_at}
        draftUnsent={applicationDraft.state === 'failed'}
        onDraft={applicationDraft.storeDraft}
        onUpload={onUpload}
        searchAuthors={searchAuthors}
        onSubmit={submitApplication}
        onLeave={() => void navigate(paths.home)}
      />
      {applicationDraft.guard}
    </>
  )
}
