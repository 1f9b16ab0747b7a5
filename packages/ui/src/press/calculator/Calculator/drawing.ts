import type { BookParams, Estimate } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { Point, Size } from './geometry.ts'

export interface DrawingProps {
  book: BookParams
  estimate: Estimate
  /** Size of the board in pixels. */
  board: Size
}

/** Returns the attributes of an SVG rectangle that starts at a point. */
export const getRectAttributes = ([x, y]: Point, { width, height }: Size) => ({ x, y, width, height })

/** Formats millimetres as text for the dimension lines. */
export function useMillimetres(): (value: number) => string {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  return (value) => t('drawing.mm', { value: number(value) })
}
