import { useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import type { ProfileSectionKey } from './profileValues.ts'
import * as styles from './ProfileForm.css.ts'

/** A part of the profile: what it is and who sees it, beside its fields. */
export function ProfileSection({ section, children }: { section: ProfileSectionKey; children: ReactNode }) {
  const { t } = useTranslation('people')
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title}>
          {t(`form.section.${section}`)}
        </h2>
        <p className={styles.about}>{t(`form.about.${section}`)}</p>
      </header>
      <FieldGrid layout="columns">{children}</FieldGrid>
    </section>
  )
}
