import { getStageIndex, stageKeys, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { hue } from '../../../foundations/stages/stages.css.ts'
import { part, ribbon } from './StageRibbon.css.ts'

export interface StageRibbonProps {
  /** The furthest stage of the book. */
  stage: StageKey
}

/** A book's progress in ten segments; only the current stage has colour. */
export function StageRibbon({ stage }: StageRibbonProps) {
  const { t } = useTranslation('domain')
  const currentIndex = getStageIndex(stage)
  const label = t('stageOf', { number: currentIndex + 1, total: stageKeys.length, name: t(`stage.${stage}`) })
  return (
    // `role="img"`, because ten spans cannot be an <img>.
    <span className={`${ribbon} ${hue[stage]}`} role="img" aria-label={label}>
      {stageKeys.map((key, index) => (
        <span
          key={key}
          className={part[index < currentIndex ? 'past' : index === currentIndex ? 'current' : 'future']}
        />
      ))}
    </span>
  )
}
