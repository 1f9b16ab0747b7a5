import type { PriceList } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { DescriptionList, Stack } from '../../../foundations/layout/index.ts'
import { Form, Controller, usePressForm, useWatch } from '../../../patterns/Form/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import type { SetupFormProps } from '../SetupDetailsForm/index.ts'
import * as styles from './FirstPricesForm.css.ts'

export interface FirstPrices {
  choice: 'sample' | 'own'
}

export interface FirstPricesFormProps extends SetupFormProps<FirstPrices> {
  /** The link to the price list screen. */
  href: string
}

/** The form in which the press chooses between the sample prices and its own prices. */
export function FirstPricesForm({ defaultValues, onDraft, onSubmit, refusal, href }: FirstPricesFormProps) {
  const { t } = useTranslation('setup')
  const form = usePressForm<FirstPrices, 'setup'>({
    values: defaultValues,
    namespace: 'setup',
    onSubmit,
    onValuesChange: onDraft,
    refusal,
  })
  const { control } = form
  const choice = useWatch({ control, name: 'choice' })
  return (
    <Form form={form} label={t('step.prices.title')}>
      <Stack gap={4} align="start">
        <Controller
          control={control}
          name="choice"
          render={({ field }) => (
            <RadioGroup
              {...field}
              label={t('prices.choice')}
              variant="cards"
              options={[
                { value: 'sample', label: t('prices.sample'), detail: t('prices.sampleHint') },
                { value: 'own', label: t('prices.own'), detail: t('prices.ownHint') },
              ]}
            />
          )}
        />
        {choice === 'own' && (
          <ButtonLink href={href} leading={glyphs.tag}>
            {t('prices.open')}
          </ButtonLink>
        )}
      </Stack>
    </Form>
  )
}

export interface PriceSampleProps {
  list: Pick<PriceList, 'from' | 'sheets'>
}

/** The first lines of a price list. */
export function PriceSample({ list: { from, sheets } }: PriceSampleProps) {
  const { t } = useTranslation('setup')
  const { date, money } = useFormat()
  const names = usePrintNames()
  return (
    <section className={styles.sample}>
      <p className={styles.title}>{t('prices.list')}</p>
      <div className={styles.sheet}>
        <DescriptionList
          items={Object.entries(sheets).map(([key, price]) => ({
            term: t('prices.sheet', { paper: names.paper(key) }),
            value: money(price),
          }))}
        />
      </div>
      <p className={styles.title}>{t('prices.from', { from: date(from, 'date') })}</p>
      <p className={styles.title}>{t('prices.more')}</p>
    </section>
  )
}
