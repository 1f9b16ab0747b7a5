import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { GetReplayPlace } from './replay.ts'

/** Returns the stages of a book as places of a board, by short and by full names. */
export function useColumnLabels(): Record<'short' | 'full', GetReplayPlace> {
  const { t } = useTranslation('domain')
  const createPlaceGetter =
    (name: 'stage' | 'stageShort'): GetReplayPlace =>
    (place) => {
      const stage = stageKeys.find((key) => key === place)
      return { name: stage ? t(`${name}.${stage}`) : place, stage }
    }
  return { short: createPlaceGetter('stageShort'), full: createPlaceGetter('stage') }
}
