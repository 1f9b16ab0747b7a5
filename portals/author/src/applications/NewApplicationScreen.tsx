import { act, searchAuthors, useApplicationDrafts, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDraft, useListParams, useNavigate, useRefusal, useUpload } from '@press/shell'
import {
  Alert,
  ApplicationForm,
  Page,
  Stack,
  useToast,
  type ApplicationFormBody,
  type ApplicationStep,
} from '@press/ui'
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

const atFirst = { draft: '' }

/** A new application. It is saved on the server while typing and can be continued on any device. */
export function NewApplicationScreen() {
  const { t } = useTranslation('shell')
  const { to } = useAuthor()
  const answer = useApplicationDrafts()
  // The cached list may be old: the form starts with the server's current data.
  const [drafts, setDrafts] = useState<Draft[]>()
  if (!drafts && answer.data && !answer.isValidating) setDrafts(answer.data.drafts)
  return (
    <Page width="wide">
      <Stack gap={2}>
        <BackLink href={to.home} label={t('nav.books')} />
        <QueryBoundary of={{ ...answer, data: drafts, error: drafts ? undefined : answer.error }}>
          {(found) => <Chosen drafts={found} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

interface Begun {
  /** The key under which this browser stores unsent changes. */
  name: string
  draft: Draft | null
  gone?: boolean
}

/** Returns the draft in the URL. Without one, returns the unsent new draft of this browser. */
function choose(drafts: Draft[], asked: string, unsent: DraftFormState | null): Begun {
  const number = asked === '' ? String(unsent?.base.draft ?? '') : asked
  const draft = drafts.find(({ id }) => String(id) === number)
  if (!draft) return { name: newDraftKey, draft: null, gone: asked !== '' }
  return { name: unsent?.base.draft === draft.id ? newDraftKey : getDraftKey(draft), draft }
}

function Chosen({ drafts }: { drafts: Draft[] }) {
  const [{ draft: asked }, set] = useListParams(atFirst)
  const { draft: unsent } = useDraft<DraftFormState>(newDraftKey)
  const [begun, setBegun] = useState(() => choose(drafts, asked, unsent))
  const [round, setRound] = useState(0)
  const turnTo = (draft: Draft | null) => {
    setBegun({ name: draft ? getDraftKey(draft) : newDraftKey, draft })
    setRound(round + 1)
    set({ draft: draft ? String(draft.id) : '' })
  }
  return (
    <Written key={round} {...begun} last={drafts[0]} onBegun={(id) => set({ draft: String(id) })} onTurn={turnTo} />
  )
}

interface WrittenProps extends Begun {
  /** The most recent draft. */
  last: Draft | undefined
  onBegun: (id: number) => void
  /** Switches to another draft; null starts a new one. */
  onTurn: (draft: Draft | null) => void
}

function Written({ name, draft, gone = false, last, onBegun, onTurn }: WrittenProps) {
  const { t } = useTranslation('applications')
  const { to } = useAuthor()
  const navigate = useNavigate()
  const toast = useToast()
  const onUpload = useUpload('document')
  const refusalOf = useRefusal()
  const { user } = useSession()
  const me = user ? [{ id: user.id, name: user.name, organization: null }] : []
  const kept = useApplicationDraft(name, draft, me, onBegun)
  const [restored] = useState(draft !== null || kept.values.book_name !== '')
  const { draft: _number, ...values } = kept.values
  const [step, setStep] = useState<ApplicationStep | 'lacking'>(draft ? 'lacking' : 'book')

  const send = async (body: ApplicationFormBody) => {
    // Saves the draft completely before submitting: it is submitted with the application.
    await kept.flush()
    const number = kept.numberOf()
    try {
      const { id } = (
        await act('POST /api/applications/create', { body: { ...body, ...(number !== null && { draft: number }) } })
      ).application
      kept.forget()
      toast({ message: t('form.sent') })
      void navigate(to.application(id), { replace: true })
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <>
      {gone && <Alert tone="warning">{t('draft.gone')}</Alert>}
      {restored ? (
        <Alert action={{ label: t('draft.begunNew'), onAction: () => void kept.flush().then(() => onTurn(null)) }}>
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
      <DraftBanners kept={kept} />
      <ApplicationForm
        key={kept.refills}
        defaultValues={values}
        startAt={step}
        onStepChange={setStep}
        draftSavedAt={kept.savedAt ?? draft?.updated_at}
        draftUnsent={kept.state === 'failed'}
        onDraft={kept.keep}
        onUpload={onUpload}
        searchAuthors={searchAuthors}
        onSubmit={send}
        onLeave={() => void navigate(to.home)}
      />
      {kept.guard}
    </>
  )
}
