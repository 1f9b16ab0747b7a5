import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import type { ApplicationValues } from './application-values.ts'
import * as styles from './ApplicationForm.css.ts'

/** The consent that is required to send the application. The text of the consent opens next to the checkbox. */
export function Agreement() {
  const { t } = useTranslation('applications')
  const { register, setValue } = useFormContext<ApplicationValues>()
  const [isContractOpen, setIsContractOpen] = useState(false)
  const agree = () => {
    setValue('agreed', true, { shouldDirty: true, shouldValidate: true })
    setIsContractOpen(false)
  }
  return (
    <div className={styles.agreement}>
      <Checkbox {...register('agreed')} size="sm" required label={t('form.agreement')} />
      <Button size="sm" leading={glyphs.fileText} onClick={() => setIsContractOpen(true)}>
        {t('contract.open')}
      </Button>
      <Drawer
        open={isContractOpen}
        onOpenChange={setIsContractOpen}
        title={t('contract.title')}
        footer={
          <>
            <Button onClick={() => setIsContractOpen(false)}>{t('contract.close')}</Button>
            <Button variant="primary" onClick={agree}>
              {t('contract.agree')}
            </Button>
          </>
        }
      >
        <ContractText />
      </Drawer>
    </div>
  )
}

const sections = ['subject', 'author', 'rights', 'press', 'money', 'copies', 'end'] as const

/** The standard terms that the press offers every author; the specifics of a book are agreed when it is accepted. */
function ContractText() {
  const { t } = useTranslation('applications')
  return (
    <div className={styles.contract}>
      <p>{t('contract.lead')}</p>
      <ol>
        {sections.map((section) => (
          <li key={section} className={styles.contractSection}>
            <h3 className={styles.contractTitle}>{t(`contract.${section}.title`)}</h3>
            <p>{t(`contract.${section}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
