import { useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Accordion } from '../../../primitives/Accordion/index.ts'

const sections = ['subject', 'price', 'payment', 'delivery', 'rights', 'end'] as const

/** The press's terms of sale, shown if the contract itself cannot be opened. */
export function ContractTerms() {
  const { t } = useTranslation('offers')
  const items = sections.map((section) => ({
    term: t(`request.terms.${section}.title`),
    value: t(`request.terms.${section}.text`),
  }))
  return (
    <Accordion items={[{ key: 'terms', title: t('request.terms.title'), panel: <DescriptionList items={items} /> }]} />
  )
}
