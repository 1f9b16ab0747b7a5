import { act, useApplicationDrafts } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import { ApplicationDrafts, useConfirm, useToast } from '@press/ui'
import { useAuthor } from '../shared/useAuthor.ts'
import type { Draft } from './useApplicationDraft.ts'

/** The author's drafts, above the submitted applications. */
export function MyDrafts() {
  const { t } = useTranslation('applications')
  const { paths } = useAuthor()
  const { data } = useApplicationDrafts()
  const [confirm, confirmDialog] = useConfirm()
  const toast = useToast()
  const formatError = useErrorMessage()

  const removeDraft = async ({ id, book_name }: Draft) => {
    const isConfirmed = await confirm({
      title: t('draft.removeTitle', { title: book_name.trim() || t('draft.untitled') }),
      children: t('draft.removeText'),
      confirmLabel: t('draft.remove'),
      cancelLabel: t('draft.cancel'),
      tone: 'danger',
      run: () =>
        act('DELETE /api/application-drafts/{id}', { params: { id } }).catch((error: unknown) => {
          throw new Error(formatError(error), { cause: error })
        }),
    })
    if (isConfirmed) toast({ message: t('draft.removed') })
  }
  return (
    <>
      <ApplicationDrafts
        drafts={data?.drafts ?? []}
        hrefOf={({ id }) => `${paths.newApplication}?draft=${id}`}
        onRemove={(draft) => void removeDraft(draft)}
      />
      {confirmDialog}
    </>
  )
}
