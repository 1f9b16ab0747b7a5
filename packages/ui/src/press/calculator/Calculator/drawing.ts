import type { BookParams, Estimate } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { Point, Size } from './geometry.ts'

export interface DrawingProps {
  book: BookParams
  found: Estimate
  /** Pixels of the board. */
  board: Size
}

/** Attributes of a rectangle that begins at a point. */
export const box = ([x, y]: Point, { width, height }: Size) => ({ x, y, width, height })

/** Millimetres in words, for the measures. */
export function useMillimetres(): (value: number) => string {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  return (value) => t('drawing.mm', { value: number(value) })
}
