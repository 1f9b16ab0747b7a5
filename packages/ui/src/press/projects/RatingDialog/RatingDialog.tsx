import { limits, validateScore, type Rating, type RatingCriterion, type RatingScore } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { RatingFields } from '../../../primitives/Rating/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'

interface Values {
  scores: Partial<Record<RatingCriterion, RatingScore | null>>
  comment: string
}

export interface RatingDialogProps {
  title: string
  /** A note on what is rated or who sees the rating. */
  children?: string | undefined
  /** The previous rating. */
  previousRating?: { scores: Rating | null; comment?: string } | undefined
  /** Saves the five scores. The dialog closes when it resolves. If it rejects with a `FormError`, the dialog shows the error. */
  onSave: (scores: Rating, comment: string) => Promise<void>
  onClose: () => void
}

/** A dialog for five scores and a comment. It creates or changes a rating. */
export function RatingDialog({ title, children, previousRating, onSave, onClose }: RatingDialogProps) {
  const { t } = useTranslation('projects')
  const form = usePressForm<Values, 'projects'>({
    values: { scores: previousRating?.scores ?? {}, comment: previousRating?.comment ?? '' },
    problems: validateScore,
    namespace: 'projects',
    onSubmit: async ({ scores, comment }) => {
      // The cast is safe, because validation accepts only a complete rating.
      await onSave(scores as Rating, comment.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      onClose={onClose}
      cancelLabel={t('work.score.cancel')}
      submitLabel={t('work.score.save')}
      busyLabel={t('work.panel.saving')}
    >
      {children && <Text as="p">{children}</Text>}
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
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
