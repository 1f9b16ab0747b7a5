import type { PrintNeed } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert } from '@press/ui'

/** Explains why sending a textbook to print requires a reason. */
export function MissingForPrint({ missingDetails }: { missingDetails: readonly PrintNeed[] }) {
  const { t } = useTranslation('boards')
  if (missingDetails.length === 0) return null
  return (
    <Alert tone="warning">
      {t('reason.lacks', { lacks: missingDetails.map((need) => t(`printNeed.${need}`)).join(', ') })}
    </Alert>
  )
}
