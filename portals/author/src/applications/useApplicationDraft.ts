import { saveDraft, type FormState, type useApplicationDrafts } from '@press/client'
import { applicationDocumentKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useAutosave } from '@press/shell'
import { emptyApplication, tidyApplication, type ApplicationValues } from '@press/ui'
import { useEffect, useRef } from 'react'

export type Draft = NonNullable<ReturnType<typeof useApplicationDrafts>['data']>['drafts'][number]

/** What the form holds, and the draft on the server that it is; null while there is none yet. */
export type DraftValues = ApplicationValues & { draft: number | null }
export type DraftFormState = FormState<DraftValues>

/** Where the browser keeps what was typed of an application that the server has not heard of. */
export const newDraftKey = 'application.new'
export const getDraftKey = ({ id }: Pick<Draft, 'id'>): string => `application.draft.${id}`

/** Milliseconds without a keystroke before a draft is sent. */
const draftDebounceMs = 1000

interface Blank {
  id: null
  version: 0
  exist_authors: ApplicationValues['exist_authors']
}

const valuesOf = ({ id, version: _version, ...row }: Draft | Blank): DraftValues => {
  const { updated_at: _at, ...fields } = { updated_at: '', ...row }
  return { ...tidyApplication({ ...emptyApplication, ...fields }), draft: id }
}

/** The changed fields as the call has them: people and files by their numbers. */
function bodyOf({ draft: _draft, answers: _answers, files, exist_authors, ...fields }: Partial<DraftValues>) {
  return {
    ...fields,
    ...(exist_authors && { exist_authors: exist_authors.map(({ id }) => id) }),
    ...(files && Object.fromEntries(applicationDocumentKeys.map((key) => [key, files[key]?.id ?? null]))),
  }
}

/** Keeps an application that is being written on the server as it is typed, and here while the server cannot be reached. */
export function useApplicationDraft(
  name: string,
  begun: Draft | null,
  /** Who writes it: an author of a new one. */
  me: ApplicationValues['exist_authors'],
  onBegun: (id: number) => void,
) {
  const { t } = useTranslation('applications')
  const id = useRef(begun?.id ?? null)
  // A draft may reach the server after its screen has gone.
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const blank: Blank = { id: null, version: 0, exist_authors: me }
  const autosave = useAutosave<Draft | Blank, DraftValues>(name, {
    row: begun ?? blank,
    valuesOf,
    currentOf: (answer) => (answer as { draft: Draft }).draft,
    send: async (changes, version) => {
      if (id.current !== null) return saveDraft({ id: id.current, version }, bodyOf(changes))
      const draft = await saveDraft(null, bodyOf({ ...valuesOf(blank), ...changes }))
      id.current = draft.id
      if (here.current) onBegun(draft.id)
      return draft
    },
    loses: t('form.loses'),
    debounceMs: draftDebounceMs,
    asks: false,
  })
  return {
    ...autosave,
    /** Its number on the server; asked for when it is sent. */
    numberOf: () => id.current,
    keep: (values: ApplicationValues) => autosave.change({ ...values, draft: id.current }, []),
  }
}
