import { setupSteps, type SetupStep, type SetupStepState } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'

export interface SetupPanelProps {
  steps: Readonly<Record<SetupStep, SetupStepState>>
  /** The link to the setup. */
  href: string
}

/** A panel on the home page while the setup is not finished: the remaining steps, and a link back to the setup. */
export function SetupPanel({ steps, href }: SetupPanelProps) {
  const { t } = useTranslation('setup')
  const remainingCount = setupSteps.filter((step) => steps[step] !== 'done').length
  return (
    <Alert tone="info" title={t('panel.title')}>
      <Stack gap={3} align="start">
        <span>{remainingCount > 0 ? t('panel.text', { count: remainingCount }) : t('noneLeft')}</span>
        <ButtonLink href={href} size="sm">
          {t('panel.go')}
        </ButtonLink>
      </Stack>
    </Alert>
  )
}
