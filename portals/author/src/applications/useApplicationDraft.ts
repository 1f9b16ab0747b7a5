import { saveDraft, type FormState, type useApplicationDrafts } from '@press/client'
import { applicationDocumentKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useAutosave } from '@press/shell'
import { emptyApplication, tidyApplication, type ApplicationValues } from '@press/ui'
import { useEffect, useRef } from 'react'

export type Draft = NonNullable<ReturnType<typeof useApplicationDrafts>['data']>['drafts'][number]

/** The values of the form, and the id of the draft on the server; null if the server has no draft yet. */
export type DraftValues = ApplicationValues & { draft: number | null }
export type DraftFormState = FormState<DraftValues>

/** The key under which the browser stores an application that is not on the server yet. */
export const newDraftKey = 'application.new'
export const getDraftKey = ({ id }: Pick<Draft, 'id'>): string => `application.draft.${id}`

/** The debounce in milliseconds before a draft is saved. */
const draftDebounceMs = 1000

interface BlankDraft {
  id: null
  version: 0
  exist_authors: ApplicationValues['exist_authors']
}

const toDraftValues = ({ id, version: _version, ...row }: Draft | BlankDraft): DraftValues => {
  const { updated_at: _at, ...fields } = { updated_at: '', ...row }
  return { ...tidyApplication({ ...emptyApplication, ...fields }), draft: id }
}

/** Returns the changed fields in the format of the API. People and files are given by their ids. */
function toRequestBody({ draft: _draft, answers: _answers, files, exist_authors, ...fields }: Partial<DraftValues>) {
  return {
    ...fields,
    ...(exist_authors && { exist_authors: exist_authors.map(({ id }) => id) }),
    ...(files && Object.fromEntries(applicationDocumentKeys.map((key) => [key, files[key]?.id ?? null]))),
  }
}

/** Saves a draft application on the server while it is typed, and in the browser while the server is unreachable. */
export function useApplicationDraft(
  name: string,
  initialDraft: Draft | null,
  /** The current user, who is an author of a new application. */
  initialAuthors: ApplicationValues['exist_authors'],
  onBegun: (id: number) => void,
) {
  const { t } = useTranslation('applications')
  const id = useRef(initialDraft?.id ?? null)
  // Whether the screen is mounted. A draft may reach the server after the screen has unmounted.
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const blank: BlankDraft = { id: null, version: 0, exist_authors: initialAuthors }
  const autosave = useAutosave<Draft | BlankDraft, DraftValues>(name, {
    row: initialDraft ?? blank,
    valuesOf: toDraftValues,
    currentRowOf: (answer) => (answer as { draft: Draft }).draft,
    send: async (changes, version) => {
      if (id.current !== null) return saveDraft({ id: id.current, version }, toRequestBody(changes))
      const draft = await saveDraft(null, toRequestBody({ ...toDraftValues(blank), ...changes }))
      id.current = draft.id
      if (isMounted.current) onBegun(draft.id)
      return draft
    },
    lossText: t('form.loses'),
    debounceMs: draftDebounceMs,
    asksBeforeLeaving: false,
  })
  return {
    ...autosave,
    /** Returns the draft's id on the server. It is needed when the application is submitted. */
    getDraftId: () => id.current,
    storeDraft: (values: ApplicationValues) => autosave.change({ ...values, draft: id.current }, []),
  }
}
