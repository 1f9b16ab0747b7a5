import { consentVersion } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, Checkbox } from '@press/ui'
import { useState } from 'react'
import { ConsentDialog } from '../screens/profile/ConsentDialog.tsx'

interface ConsentFieldProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error: string | undefined
}

/** The consent to personal data, with its words a press away. */
export function ConsentField(props: ConsentFieldProps) {
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
        <ConsentDialog
          title={t('consent')}
          text={t(`wording.${consentVersion}.account`)}
          onClose={() => setReading(false)}
        />
      )}
    </>
  )
}
