import type { BookHistoryEvent } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'

export interface BookHistoryProps {
  /** The events, oldest first. Omit while they load. */
  events?: readonly BookHistoryEvent[] | undefined
  /** The audience, which determines the names of the stages. @default 'press' */
  reader?: 'author' | 'press'
}

/** The history of a book in plain words, the latest event first. */
export function BookHistory({ events, reader = 'press' }: BookHistoryProps) {
  const { t } = useTranslation(['tracking', 'domain'])
  if (!events)
    return (
      <SkeletonGroup label={t('story.loading')}>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    )
  if (events.length === 0) return <Text tone="muted">{t('story.empty')}</Text>
  const stageTextKey = reader === 'author' ? 'stageAuthor' : 'stage'
  return (
    <Timeline
      label={t('story.label')}
      events={events.toReversed().map(({ id, at, what, stage, by }) => ({
        key: String(id),
        title:
          what === 'moved' && stage
            ? t('story.moved', { stage: t(`domain:${stageTextKey}.${stage}`) })
            : t(`story.${what}`, { stage: '' }),
        date: at,
        detail: by,
      }))}
    />
  )
}
