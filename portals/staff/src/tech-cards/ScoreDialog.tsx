import { act, useCall, useSession, type AnswerOf } from '@press/client'
import { limits, validateScore, type Rating, type RatingCriterion, type RatingScore } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useErrorMessage } from '@press/shell'
import {
  Alert,
  Controller,
  DescriptionList,
  Dialog,
  FieldSet,
  RatingFields,
  RatingMean,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@press/ui'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'

type Ratings = AnswerOf<'GET /api/tech-cards/{id}/score'>

interface Values {
  scores: Partial<Record<RatingCriterion, RatingScore | null>>
  comment: string
}

/** The dialog for rating a book. It shows the card's number even when the card cannot be loaded (spec §8). */
export function ScoreDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('tech-cards')
  const formatError = useErrorMessage()
  const { data, error, mutate } = useCall('GET /api/tech-cards/{id}/score', { params: { id } })
  if (data) return <ScoreForm id={id} ratings={data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={t('score.title', { id })}>
      {error ? (
        <Alert tone="danger" action={{ label: t('score.again'), onAction: () => void mutate() }}>
          {t('score.notOpened', { id, reason: formatError(error) })}
        </Alert>
      ) : (
        <Stack gap={3}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Dialog>
  )
}

function ScoreForm({
  id,
  ratings: { book_name, scorable, ratings },
  onClose,
}: {
  id: number
  ratings: Ratings
  onClose: () => void
}) {
  const { t } = useTranslation('tech-cards')
  const { user } = useSession()
  const ownRating = ratings.find(({ by }) => by.id === user?.id)
  const otherRatings = ratings.filter((rating) => rating !== ownRating)
  const form = useTechCardTask<Values>({
    values: { scores: ownRating?.scores ?? {}, comment: ownRating?.comment ?? '' },
    problems: validateScore,
    // The cast is safe, because validation accepts only complete scores.
    change: ({ scores, comment }) =>
      act('POST /api/tech-cards/{id}/score', { params: { id }, body: { scores: scores as Rating, comment } }),
    formatSuccess: () => t('score.saved'),
    formatFailure: (reason) => t('score.failed', { reason }),
    onClose,
  })
  return (
    <TechCardTaskForm form={form} title={t('score.title', { id })} confirmLabel={t('score.save')} onClose={onClose}>
      <Text as="p" tone="secondary">
        {book_name}
      </Text>
      {!scorable && <Alert>{t('score.tooEarly')}</Alert>}
      <Controller
        control={form.control}
        name="scores"
        render={({ field: { value, onValueChange } }) => (
          <RatingFields label={t('score.label')} value={value} onValueChange={onValueChange} />
        )}
      />
      {form.errorOf('scores') && (
        <Text as="p" tone="danger">
          {form.errorOf('scores')}
        </Text>
      )}
      <TextArea {...form.register('comment')} label={t('score.comment')} optional maxLength={limits.noteLength} />
      {otherRatings.length > 0 && (
        <FieldSet legend={t('score.others')}>
          <DescriptionList
            items={otherRatings.map(({ by, scores }) => ({
              term: by.name,
              value: <RatingMean rating={scores} />,
            }))}
          />
        </FieldSet>
      )}
    </TechCardTaskForm>
  )
}
