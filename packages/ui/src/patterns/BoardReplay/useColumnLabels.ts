import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { PlaceOf } from './replay.ts'

/** Returns the stages of a book as places of a board, by short and by full names. */
export function useColumnLabels(): Record<'short' | 'whole', PlaceOf> {
  const { t } = useTranslation('domain')
  const createPlaceOf =
    (name: 'stage' | 'stageShort'): PlaceOf =>
    (place) => {
      const stage = stageKeys.find((key) => key === place)
      return { name: stage ? t(`${name}.${stage}`) : place, stage }
    }
  return { short: createPlaceOf('stageShort'), whole: createPlaceOf('stage') }
}
