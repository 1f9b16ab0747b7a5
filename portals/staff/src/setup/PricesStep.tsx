import { useTranslation } from '@press/i18n'
import { FirstPricesForm, PriceSample, SetupFrame, type FirstPrices } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The choice between the sample prices and own prices. Own prices are entered on the price list screen. */
export function PricesStep(props: StepProps) {
  const { t } = useTranslation('setup')
  const { paths } = useStaff()
  const { frame, form } = useStep<FirstPrices, { version: number }>(props, {
    step: 'prices',
    row: { version: 0 },
    valuesOf: () => ({ choice: 'sample' }),
    save: async () => undefined,
    // Own prices are entered on a separate screen, so the step is marked for later.
    markOf: ({ choice }) => (choice === 'sample' ? 'done' : 'later'),
  })
  const { key, ...formProps } = form
  return (
    <SetupFrame {...frame} previewTitle={t('prices.list')} preview={<PriceSample list={props.data.prices} />}>
      <FirstPricesForm key={key} {...formProps} href={paths.priceList} />
    </SetupFrame>
  )
}
