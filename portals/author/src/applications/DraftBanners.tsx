import { useTranslation } from '@press/i18n'
import { Alert, Button, Inline, Stack } from '@press/ui'
import type { useApplicationDraft } from './useApplicationDraft.ts'
import { useFieldLabels } from './useFieldLabels.ts'

type ApplicationDraft = ReturnType<typeof useApplicationDraft>

/** Shows the conflicts between two devices editing one draft, and the errors of the server. */
export function DraftBanners({ draft }: { draft: ApplicationDraft }) {
  const { t } = useTranslation('applications')
  const { labelOf, textOf } = useFieldLabels()
  const { clashes, errors, mergeCount, savedValues, resolveConflict } = draft
  const errorTexts = [...new Set(Object.values(errors))]
  const fields = clashes.flatMap((field) => (field === 'draft' ? [] : [field]))
  return (
    <>
      {errorTexts.length > 0 && (
        <Alert tone="danger" title={t('draft.notKept')}>
          {errorTexts.join(' ')}
        </Alert>
      )}
      {mergeCount > 0 && fields.length === 0 && <Alert>{t('draft.merged')}</Alert>}
      {fields.map((field) => (
        <Alert key={field} tone="warning" title={t('draft.clash', { field: labelOf(field) })}>
          <Stack gap={3}>
            <Inline gap={2}>
              <Button size="sm" onClick={() => resolveConflict(field, 'mine')}>
                {t('draft.mine')}
              </Button>
              <Button size="sm" onClick={() => resolveConflict(field, 'theirs')}>
                {t('draft.theirs', { value: textOf(savedValues, field) ?? t('draft.nothing') })}
              </Button>
            </Inline>
          </Stack>
        </Alert>
      ))}
    </>
  )
}
