import { act } from '@press/client'
import type { PlannedRun } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '@press/ui'
import { PaperDialog, usePaperTask } from '../shared/paper/PaperDialog.tsx'
import { toRunCount, RunFields, validateRunValues, createRunValues } from '../shared/paper/RunFields.tsx'

/** Asks for the counts of a printed run, books its paper and moves the book to the next stage. */
export function RunReadyDialog({ run, onClose }: { run: PlannedRun; onClose: () => void }) {
  const { t } = useTranslation('paper-stock')
  const { id, version: runVersion, book_name: title, copies, use } = run
  const form = usePaperTask({
    values: createRunValues(copies, use),
    problems: validateRunValues,
    version: runVersion,
    change: (values, version) =>
      act('POST /api/tech-cards/{id}/print-info', {
        params: { id },
        body: { work: 'print-run', counted: toRunCount(values), version },
      }),
    successMessage: t('said.ready', { title }),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('run.title', { title })} submitLabel={t('run.save')} onClose={onClose}>
      <Text as="p" tone="secondary">
        {t('run.body')}
      </Text>
      <RunFields form={form} copies={copies} paperUse={use} />
    </PaperDialog>
  )
}
