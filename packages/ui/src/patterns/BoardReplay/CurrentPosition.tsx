import { stageKeys } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { StageTile } from '../../foundations/stages/index.ts'
import { hue } from '../../foundations/stages/stages.css.ts'
import { classes } from '../../foundations/classes.ts'
import * as styles from './ReplayGhosts.css.ts'

export interface CurrentPositionProps {
  /** The column of the card on the shown day. */
  pastColumn: string
  /** The column of the card today, or another state if the card has left the board. `since` is the date of this change. */
  stage: string
  /** The name of the current place, if the place is not a stage of a book. */
  name?: string | undefined
  since?: string | undefined
}

/** The line under a card on the board of a past day: where the card is today, and since which date. */
export function CurrentPosition({ pastColumn, stage, name, since }: CurrentPositionProps) {
  const { t } = useTranslation(['boards', 'domain'])
  const { date } = useFormat()
  const sinceDay = since && <span className={styles.day}>{t('past.since', { date: date(since) })}</span>
  if (stage === pastColumn)
    return (
      <div className={styles.currentPlaceLine}>
        <Icon glyph={glyphs.pushPin} size={14} />
        <span>{t('past.stillHere')}</span>
        {sinceDay}
      </div>
    )
  const knownStage = stageKeys.find((key) => key === stage)
  return (
    <div className={classes(styles.currentPlaceLine, hue[knownStage ?? 'none'])}>
      <Icon glyph={glyphs.arrowRight} size={14} />
      <span>{t('past.nowAt')}</span>
      <StageTile stage={knownStage} />
      <span className={styles.currentPlace}>
        {name ?? (knownStage ? t(`domain:stageShort.${knownStage}`) : t('archive'))}
      </span>
      {sinceDay}
    </div>
  )
}
