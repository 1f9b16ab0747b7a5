import { applicationDocuments, budgetSources } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import type { ApplicationValues, RevisionContext } from './application-values.ts'
import { DocumentSlot } from './DocumentSlot.tsx'
import * as styles from './ApplicationForm.css.ts'

interface FilesStepProps {
  /** Uploads one file and returns the stored file. */
  onUpload: Upload
  revisionContext: RevisionContext
}

/** The contract is excluded, because the author and the press sign it later. */
const documents = applicationDocuments.filter(({ key }) => key !== 'contract_file')

const sortRequestedFirst = ({ revision }: RevisionContext) => {
  const isRequested = ({ key }: (typeof documents)[number]) => revision.some(({ document }) => document === key)
  return [...documents.filter(isRequested), ...documents.filter((candidate) => !isRequested(candidate))]
}

/** Step three: the documents, and the funding source. */
export function FilesStep({ onUpload, revisionContext }: FilesStepProps) {
  const { t } = useTranslation('applications')
  const { control } = useFormContext<ApplicationValues>()
  return (
    <>
      <div className={styles.slots}>
        {sortRequestedFirst(revisionContext).map(({ key, required }) => (
          <DocumentSlot
            key={key}
            document={key}
            required={required}
            onUpload={onUpload}
            revisionContext={revisionContext}
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
