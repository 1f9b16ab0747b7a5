import { act, type AnswerOf } from '@press/client'
import { getPrintedProblem } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Controller, NumberField, Text } from '@press/ui'
import { PaperDialog, usePaperTask } from '../shared/paper/PaperDialog.tsx'

type Run = AnswerOf<'GET /api/print-plan'>['runs'][number]

/** Asks how many copies of a print run are ready. */
export function PrintedDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation(['queue', 'paper-stock', 'print-plan'])
  const { number } = useFormat()
  const { book_name: title, copies, printed: previousCount, printed_version } = run
  const form = usePaperTask<{ printed: number | null }>({
    values: { printed: previousCount || null },
    problems: ({ printed }) => {
      const printedCountProblem = getPrintedProblem(printed, copies)
      return printedCountProblem ? { printed: printedCountProblem } : {}
    },
    version: printed_version,
    versionIn: ({ run: currentRun }) => (currentRun as Run).printed_version,
    change: ({ printed }, version) =>
      act('POST /api/print-plan/runs/{id}/printed', {
        params: { id: run.id },
        body: { printed: printed ?? 0, version },
      }),
    successMessage: t('print-plan:printed.said', { title }),
    onClose,
  })
  return (
    <PaperDialog
      form={form}
      title={t('print-plan:printed.title', { title })}
      submitLabel={t('print-plan:printed.save')}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('print-plan:printed.body')}
      </Text>
      <Controller
        control={form.control}
        name="printed"
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('paper-stock:field.printed')}
            required
            {...(copies !== null && { hint: t('paper-stock:fieldHint.copies', { copies: number(copies) }) })}
          />
        )}
      />
    </PaperDialog>
  )
}
