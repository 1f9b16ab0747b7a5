import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { FieldWide } from '../../patterns/FieldSet/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { OfferBooks } from '../offers/index.ts'
import { FormSection } from './FormSection.tsx'
import { bodyOf, type OfferValues } from './offerValues.ts'
import * as styles from './OfferForm.css.ts'

interface LockedBooksProps {
  values: OfferValues
  discount: number
  /** The version that stands. */
  revision: number
  onNewVersion: (() => void) | undefined
}

/** The books of an offer that was accepted: as they were agreed upon, until somebody makes another version of it. */
export function LockedBooks({ values, discount, revision, onNewVersion }: LockedBooksProps) {
  const { t } = useTranslation('offers')
  return (
    <FormSection
      section="books"
      aside={
        <Badge glyph={glyphs.lockSimple} tone="neutral">
          {t('form.locked.badge')}
        </Badge>
      }
    >
      <FieldWide>
        <div className={styles.locked}>
          <Alert
            glyph={glyphs.lockSimple}
            title={t('form.locked.title')}
            {...(onNewVersion && {
              action: { label: t('form.locked.action', { next: revision + 1 }), onAction: onNewVersion },
            })}
          >
            {t('form.locked.text', { next: revision + 1, number: revision })}
          </Alert>
          <OfferBooks items={bodyOf(values).items} date={values.date} discount={discount} works />
        </div>
      </FieldWide>
    </FormSection>
  )
}
