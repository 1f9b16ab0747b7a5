import type { BoardColumn } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { StageTile } from '../../books/stages/index.ts'
import { hue } from '../../books/stages/stages.css.ts'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './ReplayGhosts.css.ts'

export interface WhereNowProps {
  /** The column the card stood in. */
  then: BoardColumn
  /** Where it stands today, and since which day. */
  stage: BoardColumn
  since?: string | undefined
}

/** The line under a card of a past day: where it is now, and since when. */
export function WhereNow({ then, stage, since }: WhereNowProps) {
  const { t } = useTranslation(['board', 'domain'])
  const { date } = useFormat()
  const day = since && <span className={styles.day}>{t('past.since', { date: date(since) })}</span>
  if (stage === then)
    return (
      <div className={styles.line}>
        <Icon glyph={glyphs.pushPin} size={14} />
        <span>{t('past.stillHere')}</span>
        {day}
      </div>
    )
  const archived = stage === 'archieve'
  return (
    <div className={classes(styles.line, hue[archived ? 'none' : stage])}>
      <Icon glyph={glyphs.arrowRight} size={14} />
      <span>{t('past.nowAt')}</span>
      <StageTile stage={archived ? undefined : stage} />
      <span className={styles.where}>{archived ? t('archive') : t(`domain:stageShort.${stage}`)}</span>
      {day}
    </div>
  )
}
