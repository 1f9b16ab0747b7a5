import { getDrawnCover, cloths, motifs, type CoverLayer } from '@press/domain'

/** Draws the generated cover of a book as shown in the portals: a cloth binding that is always the same for one name. */
export function drawCover(name: string): string {
  const { cloth, motif } = getDrawnCover(name)
  const { fill, stamp } = cloths[cloth]
  const layers: readonly CoverLayer[] = motifs[motif]
  const drawing = layers
    .map(({ d, stroke, opacity }) =>
      stroke
        ? `<path d="${d}" fill="none" stroke="${stamp}" stroke-width="${stroke}" stroke-opacity="${opacity}"/>`
        : `<path d="${d}" fill="${stamp}" fill-opacity="${opacity}"/>`,
    )
    .join('')
  return `<svg viewBox="0 0 120 170" width="24" height="34"><rect width="120" height="170" rx="5" fill="${fill}"/>${drawing}</svg>`
}
