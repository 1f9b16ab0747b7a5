import { useTranslation } from '@press/i18n'
import type { FieldErrors } from 'react-hook-form'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { techCardSections, type TechCardSection, type TechCardValues } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

export const sectionId = (section: TechCardSection): string => `tech-card-${section}`

/** The fields that can be wrong, by section; all others take anything. */
const checked: Partial<Record<TechCardSection, readonly (keyof TechCardValues)[]>> = {
  edition: ['book_name', 'edition_type', 'authors', 'quantity', 'ISBN', 'pages', 'symbols', 'format'],
  distribution: ['circulation_author', 'circulation_library', 'circulation_university'],
  dates: ['created_date', 'appointment_date', 'due', 'project_manager_id', 'work_types'],
}

/** The sections beside the form, with a mark on those that hold something to mend. */
export function SectionNav({ errors }: { errors: FieldErrors<TechCardValues> }) {
  const { t } = useTranslation(['tech-cards', 'ui'])
  return (
    <nav className={styles.nav} aria-label={t('section.nav')}>
      {techCardSections.map((section, index) => {
        const wrong = checked[section]?.some((field) => errors[field])
        return (
          <a key={section} className={styles.navLink} href={`#${sectionId(section)}`}>
            <span className={styles.navNumber} aria-hidden>
              {index + 1}
            </span>
            {t(`section.${section}`)}
            {wrong && (
              <span className={styles.navProblem}>
                <Icon glyph={glyphs.warningCircle} size={16} weight="fill" label={t('ui:steps.problem')} />
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
