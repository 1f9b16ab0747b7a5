import type { StageKey } from '@press/domain'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { hue, tile } from './stages.css.ts'
import { stageGlyphs } from './stages.ts'

export interface StageTileProps {
  /** Whose colour and drawing; without it the tile is neutral. */
  stage?: StageKey | undefined
  /** Another drawing than the stage's own. @default the stage's, else an archive box */
  glyph?: Glyph | undefined
}

/** The small coloured square that stands for a stage beside its name. */
export function StageTile({ stage, glyph = stage ? stageGlyphs[stage] : glyphs.archive }: StageTileProps) {
  return (
    <span className={`${tile} ${hue[stage ?? 'none']}`}>
      <Icon glyph={glyph} size={14} weight="fill" />
    </span>
  )
}
