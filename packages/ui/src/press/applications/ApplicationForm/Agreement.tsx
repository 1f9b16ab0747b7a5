import { Trans, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { ApplicationValues } from './applicationValues.ts'

/** The agreement without which nothing is sent. */
export function Agreement({ contractHref }: { contractHref: string | undefined }) {
  const { t } = useTranslation('applications')
  const { register } = useFormContext<ApplicationValues>()
  const contract = contractHref ? (
    <Link href={contractHref} external>
      {null}
    </Link>
  ) : (
    <span />
  )
  return (
    <Checkbox
      {...register('agreed')}
      size="sm"
      required
      label={<Trans t={t} i18nKey="form.agreement" components={{ contract }} />}
    />
  )
}
