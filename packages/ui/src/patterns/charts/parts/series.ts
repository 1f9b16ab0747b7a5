import type { StageKey } from '@press/domain'
import type { ReactNode } from 'react'
import type { TableData } from '../../../private/csv.ts'

/** Colours by role; stage colours only if the series are stages. */
export const seriesTones = ['accent', 'ink', 'attention', 'info', 'success', 'danger'] as const
export type SeriesTone = (typeof seriesTones)[number] | StageKey

/** Fills of areas, so that colour is never the only difference. */
export const textures = ['solid', 'hatch', 'dots', 'cross'] as const
export type Texture = (typeof textures)[number]

export interface ChartSeries {
  key: string
  label: string
  /** One value per category, in the same order; `null` if unknown. Money in tiyn, percentages as 0–100. */
  values: readonly (number | null)[]
  /** The colour of the series. @default accent, ink, info, attention in turn */
  tone?: SeriesTone
  /** The fill of the series' areas. @default solid, hatch, dots, cross in turn; always solid for a stage */
  texture?: Texture
}

export const categoryFormats = ['text', 'month', 'day'] as const
export type CategoryFormat = (typeof categoryFormats)[number]
/** `change` is a percentage with its sign: «+6,2 %». */
export const valueFormats = ['number', 'money', 'percent', 'change'] as const
export type ValueFormat = (typeof valueFormats)[number]

/** The props of every chart with axes. */
export interface ChartProps {
  /** Heading of the chart. */
  title: string
  /** The message of the numbers in one or two sentences; the text alternative of the drawing. */
  summary: string
  /** Level of the heading. @default 3 */
  level?: 2 | 3
  /** A short note next to the heading: «нарастающим итогом». */
  note?: string
  /** The name of the categories; header of the table's first column: «Месяц». */
  categoryLabel: string
  /** Names, or ISO dates depending on `categoryFormat`. */
  categories: readonly string[]
  /** How the categories are formatted. @default 'text' */
  categoryFormat?: CategoryFormat
  series: readonly ChartSeries[]
  /** How the values are formatted. @default 'number' */
  valueFormat?: ValueFormat
  /** Shown after each number: «экз.». */
  unit?: string
  /** The height of the drawing. @default 'md' */
  height?: keyof typeof chartHeightsPx
  /** Whether the numbers are loading. @default false */
  loading?: boolean
  /** Shown instead of the drawing when there are no numbers. @default an EmptyState */
  empty?: ReactNode
  /** Shown instead of the drawing when the numbers could not be loaded: an ErrorState. */
  error?: ReactNode
  /** An explanation of how the numbers are calculated, under a button next to the heading. */
  help?: ReactNode
  /**
   * Addresses of the rows behind each category, in the same order. The name in the table links to the address, and Enter on the
   * point opens it.
   */
  hrefs?: readonly (string | undefined)[]
  /** Exports the numbers; with it the table has a download button. `toCsv` converts them to text. */
  onExport?: (table: TableData) => void
}

export const chartHeightsPx = { sm: 168, md: 220, lg: 320 } as const

/** A series with its style resolved. */
export interface StyledSeries extends ChartSeries {
  tone: SeriesTone
  texture: Texture
  /** The index among all series, including hidden ones. So the style of a series stays the same when other series are hidden. */
  place: number
}

const toneCycle = ['accent', 'ink', 'info', 'attention'] as const

export const assignSeriesStyles = (series: readonly ChartSeries[]): StyledSeries[] =>
  series.map((item, index) => {
    const chartTones: readonly string[] = seriesTones
    const isStageTone = item.tone !== undefined && !chartTones.includes(item.tone)
    const tone = item.tone ?? toneCycle[index % toneCycle.length] ?? 'accent'
    return {
      ...item,
      place: index,
      tone,
      texture: item.texture ?? (isStageTone ? 'solid' : (textures[index % textures.length] ?? 'solid')),
    }
  })
