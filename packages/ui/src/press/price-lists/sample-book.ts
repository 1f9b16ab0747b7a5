import type { BookParams } from '@press/domain'

/** An example book that shows the effect of prices. */
export interface SampleBook extends BookParams {
  id: number | string
  name: string
}
