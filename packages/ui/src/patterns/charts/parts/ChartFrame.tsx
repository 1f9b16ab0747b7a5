import { useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { ChartTable, type ChartTableContent } from './ChartTable.tsx'
import type { ChartProps } from './series.ts'
import * as styles from './charts.css.ts'

interface ChartFrameProps extends Pick<
  ChartProps,
  'title' | 'summary' | 'level' | 'note' | 'loading' | 'empty' | 'error' | 'help' | 'hrefs' | 'onExport'
> {
  /** Id of the chart; prefix of the ids of its parts. */
  id: string
  /** Height of the drawing in pixels; its placeholders are at least as high. */
  height: number
  /** Whether there is nothing to draw. */
  blank: boolean
  legend?: ReactNode
  /** Returns the content of the table; called only when the table is opened. */
  table: () => ChartTableContent
  children: ReactNode
}

export const summaryId = (id: string): string => `${id}-summary`

/** Heading, legend and states around a drawing, and its numbers as a table. */
export function ChartFrame({
  id,
  title,
  summary,
  level = 3,
  note,
  height,
  blank,
  loading = false,
  empty,
  error,
  help,
  hrefs,
  onExport,
  legend,
  table,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation('charts')
  const [showsTable, setShowsTable] = useState(false)
  const Heading = `h${level}` as const

  const placeholder =
    error ??
    (loading ? (
      <SkeletonGroup label={t('loading', { title })}>
        <span style={{ display: 'block', blockSize: height }}>
          <Skeleton shape="block" />
        </span>
      </SkeletonGroup>
    ) : blank ? (
      (empty ?? (
        <EmptyState level={3} title={t('empty.title')}>
          {t('empty.body')}
        </EmptyState>
      ))
    ) : undefined)

  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <div
        className={classes(styles.header, help ? styles.headerWithTwoButtons : !placeholder && styles.headerWithButton)}
      >
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        {note && <span className={styles.note}>{note}</span>}
        {!placeholder && !showsTable && legend}
        {(help ?? !placeholder) && (
          <span className={styles.tools}>
            {help}
            {!placeholder && (
              <IconButton
                size="sm"
                glyph={showsTable ? glyphs.chartBar : glyphs.table}
                label={t(showsTable ? 'asChart' : 'asTable')}
                onClick={() => setShowsTable(!showsTable)}
              />
            )}
          </span>
        )}
      </div>
      {!placeholder && (
        <p id={summaryId(id)} hidden={showsTable}>
          <VisuallyHidden>{summary}</VisuallyHidden>
        </p>
      )}
      {placeholder ??
        (showsTable ? (
          <ChartTable title={title} content={table()} height={height} hrefs={hrefs} onExport={onExport} />
        ) : (
          children
        ))}
    </figure>
  )
}
