import type { StageKey } from '@press/domain'
import { glyphs, Icon, type Glyph } from '../Icon/index.ts'
import { hue, tile } from './stages.css.ts'
import { stageGlyphs } from './stages.ts'

export interface StageTileProps {
  /** The stage that sets colour and icon; without it the tile is neutral. */
  stage?: StageKey | undefined
  /** Another icon than the stage's. @default the stage's icon, or an archive box */
  glyph?: Glyph | undefined
}

/** The small coloured square of a stage, next to its name. */
export function StageTile({ stage, glyph = stage ? stageGlyphs[stage] : glyphs.archive }: StageTileProps) {
  return (
    <span className={`${tile} ${hue[stage ?? 'none']}`}>
      <Icon glyph={glyph} size={14} weight="fill" />
    </span>
  )
}
