import { limits, scoreProblems, type Rating, type RatingCriterion, type RatingScore } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { RatingFields } from '../../../primitives/Rating/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { WorkTask } from '../index.ts'
import type { RateWork } from './workChange.ts'

interface Values {
  scores: Partial<Record<RatingCriterion, RatingScore | null>>
  comment: string
}

interface ScoreWorkDialogProps {
  work: WorkTask
  onRate: RateWork
  onClose: () => void
}

/** The five scores of a finished work, given for the first time or once more. */
export function ScoreWorkDialog({ work, onRate, onClose }: ScoreWorkDialogProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const form = usePressForm<Values, 'projects'>({
    values: { scores: work.scores ?? {}, comment: '' },
    problems: scoreProblems,
    words: 'projects',
    onSubmit: async ({ scores, comment }) => {
      // The rules let nothing through that is not whole.
      await onRate(work, scores as Rating, comment.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('work.score.title', { work: t(`domain:workType.${work.name}`) })}
      onClose={onClose}
      cancelLabel={t('work.score.cancel')}
      submitLabel={t('work.score.save')}
      busyLabel={t('work.panel.saving')}
    >
      <Controller
        control={form.control}
        name="scores"
        render={({ field: { value, onValueChange } }) => (
          <RatingFields label={t('work.panel.rate')} value={value} onValueChange={onValueChange} />
        )}
      />
      {form.errorOf('scores') && (
        <Text as="p" tone="danger">
          {form.errorOf('scores')}
        </Text>
      )}
      <TextArea
        {...form.register('comment')}
        label={t('work.panel.comment')}
        optional
        placeholder={t('work.panel.commentHint')}
        maxLength={limits.note}
      />
    </FormDialog>
  )
}
