import * as styles from './TechCardPassport.css.ts'

export interface DistributionBarProps {
  card: {
    quantity: number | null
    circulation_author: number | null
    circulation_library: number | null
    circulation_university: number | null
  }
}

/** The distribution of the print run, to scale, with the numbers below. Renders nothing until the print run is known. */
export function DistributionBar({ card }: DistributionBarProps) {
  const author = card.circulation_author ?? 0
  const library = card.circulation_library ?? 0
  const university = card.circulation_university ?? 0
  const total = card.quantity ?? author + library + university
  if (total === 0) return null
  const remainingCopies = Math.max(0, total - author - library - university)
  const shareEntries = Object.entries({ author, library, university, rest: remainingCopies }) as [
    keyof typeof styles.share,
    number,
  ][]
  return (
    <div className={styles.shares} aria-hidden>
      {shareEntries
        .filter(([, copies]) => copies > 0)
        .map(([key, copies]) => (
          <span key={key} className={styles.share[key]} style={{ flexGrow: copies }} />
        ))}
    </div>
  )
}
