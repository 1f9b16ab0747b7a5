import type { StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { StageTile } from '../../../foundations/stages/index.ts'
import { hue } from '../../../foundations/stages/stages.css.ts'
import * as styles from './StageSummary.css.ts'

export interface StageSummaryProps {
  /** The number of books at each stage, and how many of them are overdue. */
  stages: readonly { stage: StageKey; total: number; overdue: number }[]
  /** Returns the link to the board or the list at a stage. Without it the cells are read-only. */
  hrefOf?: (stage: StageKey) => string
}

/** The number of books at each of the ten stages of production, and how many of them are overdue. */
export function StageSummary({ stages, hrefOf }: StageSummaryProps) {
  const { t } = useTranslation(['queue', 'domain'])
  return (
    <ul className={styles.stages} aria-label={t('stages')}>
      {stages.map(({ stage, total, overdue }) => {
        const cellContent = (
          <>
            <span className={styles.name}>{t(`domain:stageShort.${stage}`)}</span>
            <span className={styles.figures}>
              <StageTile stage={stage} />
              <span className={styles.total} aria-hidden>
                {total}
              </span>
              <VisuallyHidden>{`: ${t('count', { count: total })}`}</VisuallyHidden>
              {overdue > 0 && (
                <>
                  <span className={styles.overdue} aria-hidden>
                    <Icon glyph={glyphs.warningCircle} size={14} />
                    {overdue}
                  </span>
                  <VisuallyHidden>{`, ${t('stageOverdue', { count: overdue })}`}</VisuallyHidden>
                </>
              )}
            </span>
          </>
        )
        const cellClass = classes(styles.cell, hue[stage], total === 0 && styles.empty)
        return (
          <li key={stage}>
            {hrefOf ? (
              <Anchor href={hrefOf(stage)} className={`${cellClass} ${styles.cellLink}`}>
                {cellContent}
              </Anchor>
            ) : (
              <span className={cellClass}>{cellContent}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
