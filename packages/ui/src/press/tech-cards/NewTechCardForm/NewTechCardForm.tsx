import { validateTechCard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Form, FormFooter, usePressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import {
  AuthorsField,
  EditionTypeField,
  LanguageField,
  ManagerField,
  WorkTypesField,
  type Managers,
  type SearchAuthors,
} from '../TechCardEditor/BookFields.tsx'
import { DayField, CardTextField } from '../TechCardEditor/fields.tsx'
import { emptyTechCard, getTechCardChanges, type TechCardFormBody, type TechCardValues } from '../tech-card-values.ts'
import * as editor from '../TechCardEditor/TechCardEditor.css.ts'
import * as styles from './NewTechCardForm.css.ts'

export interface NewTechCardFormProps {
  /** Initial values, for example from an application. @default an empty card */
  defaultValues?: Partial<TechCardValues>
  /** Saves a draft; called after every change. */
  onDraft?: (values: TechCardValues) => void
  /** The people who can be chosen as the project manager. */
  projectManagers: Managers
  /** Searches people with an account by name or organization. */
  searchAuthors: SearchAuthors
  /** Creates the card. A rejection with a `FormError` is shown on its fields. */
  onSubmit: (body: TechCardFormBody) => Promise<void>
  /** Leaves without creating a card. */
  onCancel: () => void
}

/** The form with the required fields of a tech card. All other fields are filled in on the card's passport. */
export function NewTechCardForm({
  defaultValues,
  onDraft,
  projectManagers,
  searchAuthors,
  onSubmit,
  onCancel,
}: NewTechCardFormProps) {
  const { t } = useTranslation('tech-cards')
  const form = usePressForm<TechCardValues, 'tech-cards'>({
    values: () => ({ ...emptyTechCard, ...defaultValues }),
    problems: validateTechCard,
    namespace: 'tech-cards',
    onSubmit: (values) => onSubmit(getTechCardChanges(values) as TechCardFormBody),
    onValuesChange: onDraft,
  })
  const values = useWatch({ control: form.control }) as TechCardValues
  const missingCount = Object.keys(validateTechCard(values)).length
  return (
    <Form form={form}>
      <div className={styles.panel}>
        <div className={editor.fields}>
          <CardTextField name="book_name" label={t('field.book_name')} width="full" required bookTitle />
          <AuthorsField searchAuthors={searchAuthors} />
          <EditionTypeField />
          <LanguageField />
          <ManagerField projectManagers={projectManagers} />
          <DayField name="created_date" label={t('field.created_date')} required />
          <DayField name="appointment_date" label={t('field.appointment_date')} required />
          <WorkTypesField />
        </div>
      </div>
      <FormFooter
        state={
          form.formState.isSubmitted && missingCount > 0
            ? t('form.problems', { count: missingCount })
            : form.dirty && t('form.unsaved')
        }
      >
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {t('form.create')}
        </Button>
      </FormFooter>
    </Form>
  )
}
