import { StageTile } from '../../foundations/stages/index.ts'
import type { ReplayPlace } from './replay.ts'

/** The small square with the icon of a place on the board. */
export const PlaceTile = ({ place: { stage, glyph } }: { place: ReplayPlace }) => (
  <StageTile stage={stage} glyph={glyph} />
)
