import { act, useCall, type AnswerOf } from '@press/client'
import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text, TextArea } from '@press/ui'
import { PaperDialog, usePaperTask } from '../shared/paper/PaperDialog.tsx'
import {
  toRunCount,
  RunFields,
  validateRunValues,
  createRunValues,
  type RunValues,
} from '../shared/paper/RunFields.tsx'

type RunUse = AnswerOf<'GET /api/paper/runs/{id}'>['use']

interface CorrectRunDialogProps {
  /** Id of the tech card of the print run. */
  card: number
  onClose: () => void
}

/** Corrects the paper consumption of a finished print run. Opens once the booked amounts have loaded. */
export function CorrectRunDialog({ card, onClose }: CorrectRunDialogProps) {
  const { data } = useCall('GET /api/paper/runs/{id}', { params: { id: card } }, { keepPreviousData: false })
  return data && <CorrectRun runUse={data.use} onClose={onClose} />
}

function CorrectRun({ runUse, onClose }: { runUse: RunUse; onClose: () => void }) {
  const { t } = useTranslation('paper-stock')
  const { book_name: title, printed, papers } = runUse
  const form = usePaperTask<RunValues>({
    values: createRunValues(printed, papers),
    problems: (values) => ({
      ...validateRunValues(values),
      ...(!values.reason.trim() && { reason: 'required' as const }),
    }),
    version: runUse.version,
    change: (values, version) =>
      act('PUT /api/paper/runs/{id}', {
        params: { id: runUse.techcard_id },
        body: { ...toRunCount(values), reason: values.reason, version },
      }),
    successMessage: t('said.corrected', { title }),
    onClose,
  })
  return (
    <PaperDialog form={form} title={t('correct.title', { title })} submitLabel={t('correct.save')} onClose={onClose}>
      <Text as="p" tone="secondary">
        {t('correct.body')}
      </Text>
      <RunFields form={form} copies={null} paperUse={papers} />
      <TextArea
        {...form.register('reason')}
        label={t('field.reason')}
        required
        rows={2}
        maxLength={limits.noteLength}
      />
    </PaperDialog>
  )
}
