import type { StageKey } from '@press/domain'
import type { ReactNode } from 'react'
import type { TableData } from '../../../private/csv.ts'

/** Colours by role; stages only where the series are stages. */
export const seriesTones = ['accent', 'ink', 'attention', 'info', 'success', 'danger'] as const
export type SeriesTone = (typeof seriesTones)[number] | StageKey

/** How an area is filled, so that colour is never alone. */
export const textures = ['solid', 'hatch', 'dots', 'cross'] as const
export type Texture = (typeof textures)[number]

export interface ChartSeries {
  key: string
  label: string
  /** One a category, in the same order; `null` where nothing is known. Money in tiyn, percentages as 0–100. */
  values: readonly (number | null)[]
  /** @default accent, ink, info, attention by turns */
  tone?: SeriesTone
  /** @default solid, hatch, dots, cross by turns; always solid for a stage */
  texture?: Texture
}

export const categoryFormats = ['text', 'month', 'day'] as const
export type CategoryFormat = (typeof categoryFormats)[number]
/** `change` is a percentage with its sign: «+6,2 %». */
export const valueFormats = ['number', 'money', 'percent', 'change'] as const
export type ValueFormat = (typeof valueFormats)[number]

/** What every chart with axes takes. */
export interface ChartProps {
  /** Heading of the chart. */
  title: string
  /** What the numbers say, in a sentence or two; read out in place of the drawing. */
  summary: string
  /** Level of the heading. @default 3 */
  level?: 2 | 3
  /** A word beside the heading: «нарастающим итогом». */
  note?: string
  /** What the categories are; heads the first column of the table: «Месяц». */
  categoryLabel: string
  /** Names, or ISO days when the format says so. */
  categories: readonly string[]
  /** @default 'text' */
  categoryFormat?: CategoryFormat
  series: readonly ChartSeries[]
  /** @default 'number' */
  valueFormat?: ValueFormat
  /** Stands after each number: «экз.». */
  unit?: string
  /** @default 'md' */
  height?: keyof typeof chartHeightsPx
  /** The numbers are on their way. @default false */
  loading?: boolean
  /** Instead of the drawing when there are no numbers. @default an EmptyState */
  empty?: ReactNode
  /** Instead of the drawing when the numbers could not be had: an ErrorState. */
  error?: ReactNode
  /** Beside the heading: how the numbers are counted, under a button. */
  help?: ReactNode
  /** Where the rows behind each category are, in the same order: its name in the table leads there, and Enter on its point. */
  hrefs?: readonly (string | undefined)[]
  /** Takes the numbers out; with it the table offers them as a file. `toCsv` writes its text. */
  onExport?: (table: TableData) => void
}

export const chartHeightsPx = { sm: 168, md: 220, lg: 320 } as const

/** A series with its looks settled. */
export interface StyledSeries extends ChartSeries {
  tone: SeriesTone
  texture: Texture
  /** Its place among all series, whatever is hidden: looks that go by turns stay with it. */
  place: number
}

const turns = ['accent', 'ink', 'info', 'attention'] as const

export const assignSeriesStyles = (series: readonly ChartSeries[]): StyledSeries[] =>
  series.map((one, place) => {
    const own: readonly string[] = seriesTones
    const stage = one.tone !== undefined && !own.includes(one.tone)
    const tone = one.tone ?? turns[place % turns.length] ?? 'accent'
    return {
      ...one,
      place,
      tone,
      texture: one.texture ?? (stage ? 'solid' : (textures[place % textures.length] ?? 'solid')),
    }
  })
