import { useFormat, useTranslation } from '@press/i18n'
import { setupSteps } from '@press/domain'
import { formatFirstNumber, useToday, type SetupStepViews } from '@press/ui'
import type { SetupData } from './steps.ts'

/** Returns the state of each step, and a short summary of its values. */
export function useStepViews({ setup, answer, prices }: SetupData): SetupStepViews {
  const { t } = useTranslation('setup')
  const { date } = useFormat()
  const { identity, requisites, letters, vat, numbering } = answer.settings
  const { bin, accounts } = requisites.value
  const today = useToday()
  const rate = vat.value.rates.findLast(({ from }) => from <= today)?.rate
  const number = formatFirstNumber('invoice', {
    numbering: numbering.value,
    lastNumbers: answer.numbers,
    year: Number(today.slice(0, 4)),
  })
  const values = {
    identity: identity.value.name_kz || identity.value.name_ru,
    requisites: [bin && t('preview.bin', { bin }), accounts[0]?.bank].filter(Boolean).join(', '),
    letters: letters.value.address || answer.shared_address,
    vat: t('vat.summary', { rate: rate ?? 0, number }),
    prices: t('prices.from', { from: date(prices.from, 'date') }),
    people: setup.people.length > 0 ? setup.people.map(({ name }) => name).join(', ') : '',
  }
  return Object.fromEntries(
    setupSteps.map((step) => [
      step,
      { state: setup.steps[step], value: setup.steps[step] === 'done' ? values[step] : '' },
    ]),
  ) as unknown as SetupStepViews
}
