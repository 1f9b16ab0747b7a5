import { usePress } from '@press/client'
import { newestConsent, pressNameIn } from '@press/domain'
import { accountConsent, useLocale, useTranslation } from '@press/i18n'
import { Button, Checkbox } from '@press/ui'
import { useState } from 'react'
import { QueryBoundary } from '../screens/QueryBoundary.tsx'
import { ConsentDialog, ConsentText } from '../screens/profile/ConsentDialog.tsx'

interface ConsentFieldProps {
  /** Who agrees, as far as it is typed. */
  name: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error: string | undefined
}

/** The consent to personal data, with its words a press away. */
export function ConsentField({ name, ...props }: ConsentFieldProps) {
  const { t } = useTranslation('privacy')
  const [reading, setReading] = useState(false)
  return (
    <>
      <Checkbox {...props} name="consent" label={t('agree')} required />
      <div>
        <Button variant="quiet" size="sm" onClick={() => setReading(true)}>
          {t('read')}
        </Button>
      </div>
      {reading && (
        <ConsentDialog title={t('consent')} onClose={() => setReading(false)}>
          <AccountConsent name={name} />
        </ConsentDialog>
      )}
    </>
  )
}

/** What is agreed to, with the names of both sides. */
function AccountConsent({ name }: { name: string }) {
  const { t } = useTranslation('privacy')
  const locale = useLocale()
  return (
    <QueryBoundary of={usePress()}>
      {({ bin, ...names }) => (
        <ConsentText
          text={accountConsent(newestConsent.account, { press: pressNameIn(names, locale), bin, name }, t)}
        />
      )}
    </QueryBoundary>
  )
}
