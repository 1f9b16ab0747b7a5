import { findBottleneck, type StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Inline, Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { StageTile } from '../../../foundations/stages/index.ts'
import { bandSize, buildBandPath } from './band-path.ts'
import * as styles from './BookFlow.css.ts'
import type { StageThroughput } from './rows.ts'
import type { TodayPanelProps } from './TodayPanel.tsx'

export interface BookFlowPanelProps extends TodayPanelProps {
  /** The stages in order. Omit while the stages load. */
  stages?: readonly StageThroughput[] | undefined
  /** The number of books in production that are not delivered yet. @default 0 */
  inProgressCount?: number
  /** Returns the link to the board or the list at a stage. */
  hrefOf: (stage: StageKey) => string
  boardHref: string
}

/**
 * The number of books at each stage, the number that moved on in four weeks, and the time spent at the stage. The ribbon is thin
 * where few books move on. If there is a bottleneck, a text names it and its remedy.
 */
export function BookFlowPanel({
  stages,
  inProgressCount = 0,
  hrefOf,
  boardHref,
  failed = false,
  onRetry,
}: BookFlowPanelProps) {
  const { t } = useTranslation(['statistics', 'domain'])
  return (
    <Panel
      title={t('today.flow.title')}
      padding="none"
      actions={
        <Inline gap={3}>
          {stages && <Text tone="muted">{t('today.flow.note', { count: inProgressCount })}</Text>}
          <Link href={boardHref} variant="standalone">
            {t('today.flow.board')}
          </Link>
        </Inline>
      }
    >
      {stages ? (
        <Flow stages={stages} hrefOf={hrefOf} />
      ) : failed ? (
        <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState>
      ) : (
        <div className={styles.waiting}>
          <SkeletonGroup>
            <Skeleton width="long" />
            <Skeleton shape="heading" width="full" />
            <Skeleton width="half" />
          </SkeletonGroup>
        </div>
      )}
    </Panel>
  )
}

function Flow({ stages, hrefOf }: { stages: readonly StageThroughput[]; hrefOf: (stage: StageKey) => string }) {
  const bottleneck = findBottleneck(stages)
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.flow}>
          <svg
            className={styles.band}
            viewBox={`0 0 ${stages.length * bandSize.stage} ${bandSize.height}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <path d={buildBandPath(stages.map(({ passed }) => passed))} />
          </svg>
          {stages.map((row, index) => (
            <Stage
              key={row.stage}
              row={row}
              href={hrefOf(row.stage)}
              bottleneck={row === bottleneck}
              last={index === stages.length - 1}
            />
          ))}
        </div>
      </div>
      {bottleneck && <Bottleneck row={bottleneck} href={hrefOf(bottleneck.stage)} />}
    </>
  )
}

interface StageProps {
  row: StageThroughput
  href: string
  /** Whether this stage is the bottleneck. */
  bottleneck: boolean
  last: boolean
}

function Stage({ row, href, bottleneck, last }: StageProps) {
  const { t } = useTranslation(['statistics', 'domain', 'queue'])
  const { number } = useFormat()
  const { stage, books, overdue, passed, median_days: median, norm_days: norm } = row
  const isSlow = median !== null && norm !== null && median > norm
  const days = median === null || norm === null ? null : { median: number(median), norm: number(norm) }
  return (
    <div className={styles.stage}>
      <Anchor href={href} className={styles.link}>
        <span className={styles.head}>
          <span className={styles.name}>
            <StageTile stage={stage} />
            <span className={styles.word}>{t(`domain:stageShort.${stage}`)}</span>
          </span>
          <span className={styles.books}>
            <span aria-hidden>{number(books)}</span>
            <VisuallyHidden>{`: ${t('queue:count', { count: books })}`}</VisuallyHidden>
            {overdue > 0 && (
              <span className={styles.late}>
                <Icon glyph={glyphs.warningCircle} size={14} />
                <span aria-hidden>{number(overdue)}</span>
                <VisuallyHidden>{`, ${t('queue:stageOverdue', { count: overdue })}`}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
        <span className={classes(styles.days, isSlow && styles.slow)}>
          {days && (
            <>
              <span aria-hidden>
                <span className={classes(styles.median, isSlow && styles.slow)}>{t('today.flow.days', days)}</span>{' '}
                {t('today.flow.of', days)}
              </span>
              <VisuallyHidden>{`, ${t('today.flow.said', { ...days, passed: number(passed) })}`}</VisuallyHidden>
            </>
          )}
        </span>
      </Anchor>
      {!last && (
        <span className={classes(styles.passed, bottleneck && styles.slow)} aria-hidden>
          {number(passed)}
        </span>
      )}
    </div>
  )
}

function Bottleneck({ row, href }: { row: StageThroughput; href: string }) {
  const { t } = useTranslation(['statistics', 'domain', 'queue'])
  const { number } = useFormat()
  const { stage, books, entered, passed, median_days, norm_days } = row
  const flowText =
    entered > passed ? `${t('today.flow.inOut', { entered: number(entered), passed: number(passed) })} ` : ''
  return (
    <p className={styles.stuck}>
      <span className={styles.funnel}>
        <Icon glyph={glyphs.funnel} size={16} weight="fill" />
      </span>
      <span className={styles.stuckWords}>
        <strong className={styles.stuckTitle}>{t('today.flow.stuck', { stage: t(`domain:stage.${stage}`) })}</strong>{' '}
        {flowText}
        {t('today.flow.why', {
          books: t('queue:count', { count: books }),
          median: number(median_days ?? 0),
          norm: number(norm_days ?? 0),
        })}{' '}
        {stage !== 'done' && t(`today.flow.advice.${stage}`)}
      </span>
      <Link href={href} variant="standalone">
        {t('queue:count', { count: books })}
      </Link>
    </p>
  )
}
