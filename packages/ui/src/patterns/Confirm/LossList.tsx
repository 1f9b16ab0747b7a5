import * as styles from './Confirm.css.ts'

/** What would be lost, thing by thing. */
export function LossList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.losses}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
