import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { sectionId } from './SectionNav.tsx'
import { techCardSections, type TechCardSection } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

/** A numbered section of the card: two columns of fields. */
export function FormSection({ section, children }: { section: TechCardSection; children: ReactNode }) {
  const { t } = useTranslation('tech-cards')
  const id = sectionId(section)
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.sectionTitle} id={`${id}-title`}>
        <span className={styles.sectionNumber} aria-hidden>
          {techCardSections.indexOf(section) + 1}
        </span>
        {t(`section.${section}`)}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
