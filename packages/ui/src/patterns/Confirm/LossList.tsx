import * as styles from './Confirm.css.ts'

/** A list of what would be lost. */
export function LossList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.losses}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
