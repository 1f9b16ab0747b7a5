import type { Project } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import * as styles from './ProjectDetail.css.ts'

const requirementFields = [
  'editor_requirements',
  'templator_requirements',
  'designer_requirements',
  'description',
  'notes',
] as const

/** The requirements for the editor, the layout designer and the designer, and other notes. */
export function Requirements({ project }: { project: Project }) {
  const { t } = useTranslation('projects')
  const filledFields = requirementFields.filter((field) => project[field].trim())
  if (filledFields.length === 0) return <Text tone="muted">{t('detail.noRequirements')}</Text>
  return (
    <div className={styles.requirements}>
      {filledFields.map((field) => (
        <section key={field}>
          <h2 className={styles.requirement}>{t(`field.${field}`)}</h2>
          <p className={styles.requirementText}>{project[field]}</p>
        </section>
      ))}
    </div>
  )
}
