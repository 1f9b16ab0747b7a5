import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { FormSection } from '../../../patterns/Form/index.ts'
import { offerSections, type OfferSection } from './offer-values.ts'

interface OfferPartProps {
  section: OfferSection
  /** Content at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the offer's form, with two columns of fields. */
export function OfferPart({ section, aside, children }: OfferPartProps) {
  const { t } = useTranslation('offers')
  return (
    <FormSection number={offerSections.indexOf(section) + 1} title={t(`form.section.${section}`)} aside={aside}>
      <FieldGrid layout="columns">{children}</FieldGrid>
    </FormSection>
  )
}
