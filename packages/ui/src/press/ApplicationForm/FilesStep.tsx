import { applicationDocuments, budgetSources } from '@press/domain'
import { Trans, useTranslation } from '@press/i18n'
import { Controller, useFormContext } from 'react-hook-form'
import { RadioGroup } from '../../primitives/RadioGroup/index.ts'
import type { RevisionRequest } from '../wire.ts'
import type { ApplicationFormProps } from './ApplicationForm.tsx'
import type { ApplicationValues } from './applicationValues.ts'
import { DocumentSlot } from './DocumentSlot.tsx'
import { StepHeading } from './StepHeading.tsx'
import * as styles from './ApplicationForm.css.ts'

interface FilesStepProps extends Pick<ApplicationFormProps, 'onUpload'> {
  revision: readonly RevisionRequest[]
  sent: ApplicationValues['files']
}

/** The contract is signed later, with the press. */
const documents = applicationDocuments.filter(({ key }) => key !== 'contract_file')

/** Step three: the papers, and who pays. */
export function FilesStep({ onUpload, revision, sent }: FilesStepProps) {
  const { t } = useTranslation('applications')
  const { control } = useFormContext<ApplicationValues>()
  return (
    <section className={styles.step}>
      <StepHeading title={t('form.files.title')}>
        <Trans t={t} i18nKey="form.files.hint" components={{ star: <em className={styles.star} /> }} />
      </StepHeading>
      <div className={styles.slots}>
        {documents.map(({ key, required }) => (
          <DocumentSlot
            key={key}
            document={key}
            required={required}
            onUpload={onUpload}
            request={revision.find((one) => one.document === key)}
            sent={sent[key]}
          />
        ))}
      </div>
      <Controller
        control={control}
        name="budget_source"
        render={({ field, fieldState: { error } }) => (
          <RadioGroup
            {...field}
            label={t('form.funding.title')}
            variant="cards"
            required
            error={error?.message}
            options={budgetSources
              .toReversed()
              .map((value) => ({ value, label: t(`form.funding.${value}`), detail: t(`form.funding.${value}Hint`) }))}
          />
        )}
      />
    </section>
  )
}
