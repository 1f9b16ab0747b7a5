import { useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { FieldGrid } from '../../patterns/FieldSet/index.ts'
import { offerSections, type OfferSection } from './offerValues.ts'
import * as styles from './OfferForm.css.ts'

interface FormSectionProps {
  section: OfferSection
  /** At the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A numbered part of the offer: two columns of fields. */
export function FormSection({ section, aside, children }: FormSectionProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle} id={id}>
          <span className={styles.sectionNumber} aria-hidden>
            {offerSections.indexOf(section) + 1}
          </span>
          {t(`form.section.${section}`)}
        </h2>
        {aside}
      </div>
      <FieldGrid layout="columns">{children}</FieldGrid>
    </section>
  )
}
