import { useTranslation } from '@press/i18n'
import { Button, glyphs, Inline, Text } from '@press/ui'
import type { StepProps } from './steps.ts'

/** A link to the invitation step with the accountant's role selected, because an accountant knows the exact figures. */
export function CallAccountant({ onStep }: Pick<StepProps, 'onStep'>) {
  const { t } = useTranslation('setup')
  return (
    <Inline gap={1}>
      <Text variant="small" tone="secondary">
        {t('help.question')}
      </Text>
      <Button variant="quiet" size="sm" leading={glyphs.userPlus} onClick={() => onStep('people', 'accounting')}>
        {t('help.call')}
      </Button>
    </Inline>
  )
}
