import { usePress } from '@press/client'
import { newestConsent, getPressNameIn } from '@press/domain'
import { renderAccountConsent, useLocale, useTranslation } from '@press/i18n'
import { Button, Checkbox } from '@press/ui'
import { useState } from 'react'
import { QueryBoundary } from '../calls/QueryBoundary.tsx'
import { ConsentDialog, ConsentText } from '../screens/profile/ConsentDialog.tsx'

interface ConsentFieldProps {
  /** The typed name of the person who agrees; may be incomplete. */
  name: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error: string | undefined
}

/** The consent to personal data processing, with a button that opens its text. */
export function ConsentField({ name, ...props }: ConsentFieldProps) {
  const { t } = useTranslation('privacy')
  const [isTextOpen, setIsTextOpen] = useState(false)
  return (
    <>
      <Checkbox {...props} name="consent" label={t('agree')} required />
      <div>
        <Button variant="quiet" size="sm" onClick={() => setIsTextOpen(true)}>
          {t('read')}
        </Button>
      </div>
      {isTextOpen && (
        <ConsentDialog title={t('consent')} onClose={() => setIsTextOpen(false)}>
          <AccountConsent name={name} />
        </ConsentDialog>
      )}
    </>
  )
}

/** The text of the consent, with the names of both parties. */
function AccountConsent({ name }: { name: string }) {
  const { t } = useTranslation('privacy')
  const locale = useLocale()
  return (
    <QueryBoundary result={usePress()}>
      {({ bin, ...names }) => (
        <ConsentText
          text={renderAccountConsent(newestConsent.account, { press: getPressNameIn(names, locale), bin, name }, t)}
        />
      )}
    </QueryBoundary>
  )
}
