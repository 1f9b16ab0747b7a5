import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Alert, Button, glyphs, MergeDialog, Stack, type MergeDialogProps } from '@press/ui'
import { useState } from 'react'

interface MergeButtonProps extends Pick<MergeDialogProps, 'name' | 'search' | 'preview' | 'onMerge'> {}

/** Opens a dialog that merges two duplicate rows. */
export function MergeButton({ name, search, preview, onMerge }: MergeButtonProps) {
  const { t } = useTranslation('merges')
  const { submit } = useSaving()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button leading={glyphs.arrowsMerge} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <MergeDialog
          name={name}
          search={search}
          preview={(id) => submit(() => preview(id))}
          onClose={() => setIsOpen(false)}
          onMerge={async (id) => {
            await submit(() => onMerge(id), t('done', { name }))
          }}
        />
      )}
    </>
  )
}

interface MergeHistoryProps {
  /** The rows that were merged into the current row, latest first. */
  merges: readonly { id: number; gone: { name: string } }[]
  /** Undoes the latest merge. */
  onUndo: () => void
}

/** The rows that were merged into the current row. The latest merge can be undone. */
export function MergeHistory({ merges, onUndo }: MergeHistoryProps) {
  const { t } = useTranslation('merges')
  if (merges.length === 0) return null
  return (
    <Stack gap={2}>
      {merges.map(({ id, gone }, index) => (
        <Alert key={id} action={index === 0 ? { label: t('undo'), onAction: onUndo } : undefined}>
          {t('merged', { name: gone.name })}
        </Alert>
      ))}
    </Stack>
  )
}
