import { useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { Alert, Button, glyphs, MergeDialog, Stack, useToast, type MergeDialogProps } from '@press/ui'
import { useState } from 'react'

interface MergeButtonProps extends Pick<MergeDialogProps, 'name' | 'search' | 'preview' | 'onMerge'> {}

/** Merges two duplicate rows. */
export function MergeButton({ name, search, preview, onMerge }: MergeButtonProps) {
  const { t } = useTranslation('merges')
  const toast = useToast()
  const refusalOf = useRefusal()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button leading={glyphs.arrowsMerge} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <MergeDialog
          name={name}
          search={search}
          preview={async (id) => {
            try {
              return await preview(id)
            } catch (problem) {
              throw refusalOf(problem)
            }
          }}
          onClose={() => setOpen(false)}
          onMerge={async (id) => {
            try {
              await onMerge(id)
              toast({ message: t('done', { name }) })
            } catch (problem) {
              throw refusalOf(problem)
            }
          }}
        />
      )}
    </>
  )
}

interface MergeHistoryProps {
  /** The rows merged into this one, the latest first. */
  merges: readonly { id: number; gone: { name: string } }[]
  /** Undoes the latest merge. */
  onUndo: () => void
}

/** The rows merged into this one. The latest merge can be undone. */
export function MergeHistory({ merges, onUndo }: MergeHistoryProps) {
  const { t } = useTranslation('merges')
  if (merges.length === 0) return null
  return (
    <Stack gap={2}>
      {merges.map(({ id, gone }, at) => (
        <Alert key={id} {...(at === 0 && { action: { label: t('undo'), onAction: onUndo } })}>
          {t('merged', { name: gone.name })}
        </Alert>
      ))}
    </Stack>
  )
}
