import { getDrawnCover, motifs, getCoverTitleScale, type CoverLayer } from '@press/domain'
import { classes } from '../../../foundations/classes.ts'
import { bound as grounds } from '../../shared/BookCover/BookCover.css.ts'
import * as styles from './drawings.css.ts'

interface CoverFaceProps {
  title: string
  /** Width in pixels. */
  width: number
}

/** The front of a drawn book in any proportion: the cloth, motif and text that `BookCover` gives this title. */
export function CoverFace({ title, width }: CoverFaceProps) {
  const { cloth, motif } = getDrawnCover(title)
  const layers: readonly CoverLayer[] = motifs[motif]
  return (
    <div className={`${styles.face} ${grounds[cloth]}`}>
      <svg className={styles.motif} viewBox="0 0 120 170" preserveAspectRatio="xMidYMax slice">
        {layers.map(({ d, stroke, opacity }) =>
          stroke ? (
            <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={stroke} strokeOpacity={opacity} />
          ) : (
            <path key={d} d={d} fill="currentColor" fillOpacity={opacity} />
          ),
        )}
      </svg>
      <span
        className={classes(styles.title, motif === 'frame' && styles.framed)}
        style={{ fontSize: width * getCoverTitleScale(title, motif) }}
      >
        {title}
      </span>
    </div>
  )
}
