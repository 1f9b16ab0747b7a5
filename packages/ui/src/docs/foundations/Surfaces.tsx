import type { ReactNode } from 'react'
import * as styles from './overview.css.ts'

const surfaces = [
  { surface: 'light', title: 'Бумага', aside: 'светлая поверхность' },
  { surface: 'dark', title: 'Чернила', aside: 'тёмная поверхность' },
] as const

/** Renders the same content on both surfaces, independent of the theme. */
export function Surfaces({ stacked, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <div className={stacked ? styles.stacked : styles.surfacePair}>
      {surfaces.map(({ surface, title, aside }) => (
        <section key={surface} data-surface={surface} className={styles.surface} aria-label={title}>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <span className={styles.aside}>{aside}</span>
          </header>
          {children}
        </section>
      ))}
    </div>
  )
}

/** A titled group of elements of one kind. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  )
}
