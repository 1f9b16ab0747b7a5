import { applicationDocuments, budgetSources } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import type { RevisionRequest } from '../wire.ts'
import type { ApplicationValues } from './applicationValues.ts'
import { DocumentSlot } from './DocumentSlot.tsx'
import * as styles from './ApplicationForm.css.ts'

interface FilesStepProps {
  /** Sends one file and answers with what it became. */
  onUpload: Upload
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
    <>
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
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('form.funding.title')}
            variant="cards"
            required
            options={budgetSources
              .toReversed()
              .map((value) => ({ value, label: t(`form.funding.${value}`), detail: t(`form.funding.${value}Hint`) }))}
          />
        )}
      />
    </>
  )
}
