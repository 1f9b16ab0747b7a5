import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { FormSection } from '../../../patterns/Form/index.ts'
import { sectionId } from './SectionNav.tsx'
import { techCardSections, type TechCardSection } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

/** A section of the card: two columns of fields. */
export function CardPart({ section, children }: { section: TechCardSection; children: ReactNode }) {
  const { t } = useTranslation('tech-cards')
  return (
    <FormSection id={sectionId(section)} number={techCardSections.indexOf(section) + 1} title={t(`section.${section}`)}>
      <div className={styles.fields}>{children}</div>
    </FormSection>
  )
}
