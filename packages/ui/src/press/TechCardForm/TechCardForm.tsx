import { techCardProblems, type TechCardProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { FormProvider, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { Form, FormFooter, type FormError } from '../../patterns/Form/index.ts'
import { useChangedValues } from '../../private/useChangedValues.ts'
import { Button } from '../../primitives/Button/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import type { AuthorOption, Person } from '../wire.ts'
import { ApprovalsSection, DatesSection, DeliverySection, DistributionSection, LinksSection } from './CardSections.tsx'
import { EditionSection } from './EditionSection.tsx'
import { PrintSection } from './PrintSection.tsx'
import { SectionNav } from './SectionNav.tsx'
import { blankTechCard, techCardBodyOf, type TechCardFormBody, type TechCardValues } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

export interface TechCardFormProps {
  /** `techCardValues(card)`, or what an application brings along. @default an empty card */
  defaultValues?: Partial<TechCardValues>
  /** Keeps a draft; called after every change. */
  onDraft?: (values: TechCardValues) => void
  /** Who can be made its manager. */
  projectManagers: readonly Pick<Person, 'id' | 'name'>[]
  /** People with an account whose name or organisation fits. */
  searchAuthors: (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>
  /** Sends the cover photo or the first page. */
  onUpload: Upload
  /** Saves the card. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (body: TechCardFormBody, values: TechCardValues) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default «Сохранить карту» */
  submitLabel?: string
}

/** Every field of a tech card, in the sections of its passport. */
export function TechCardForm({
  defaultValues,
  onDraft,
  projectManagers,
  searchAuthors,
  onUpload,
  onSubmit,
  onCancel,
  submitLabel,
}: TechCardFormProps) {
  const { t } = useTranslation('tech-cards')
  const problemText = useProblemText()
  const [initial] = useState<TechCardValues>(() => ({ ...blankTechCard, ...defaultValues }))
  const [refusal, setRefusal] = useState<FormError>()

  const resolver: Resolver<TechCardValues> = (values) => {
    const problems = Object.entries(techCardProblems(values))
    const errors: FieldErrors<TechCardValues> = Object.fromEntries(
      problems.map(([field, problem]) => [field, { type: problem, message: problemText(field, problem) }]),
    )
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<TechCardValues>({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: false })
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState
  const values = useWatch({ control: form.control }) as TechCardValues
  useChangedValues(form, onDraft)
  const missing = Object.keys(techCardProblems(values)).length

  const submit = async (sent: TechCardValues) => {
    setRefusal(undefined)
    try {
      await onSubmit(techCardBodyOf(sent), sent)
    } catch (error) {
      setRefusal(error as FormError)
    }
  }

  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={submit} error={refusal}>
        <div className={styles.layout}>
          <div className={styles.main}>
            <EditionSection values={values} searchAuthors={searchAuthors} onUpload={onUpload} />
            <ApprovalsSection />
            <PrintSection />
            <DistributionSection values={values} />
            <DatesSection projectManagers={projectManagers} />
            <LinksSection />
            <DeliverySection />
          </div>
          <SectionNav errors={errors} />
        </div>
        <FormFooter
          state={isSubmitted && missing > 0 ? t('form.problems', { count: missing }) : isDirty && t('form.unsaved')}
        >
          <Button variant="secondary" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('form.saving')}>
            {submitLabel ?? t('form.save')}
          </Button>
        </FormFooter>
      </Form>
    </FormProvider>
  )
}

function useProblemText() {
  const { t } = useTranslation('tech-cards')
  return (field: string, problem: TechCardProblem): string =>
    problem === 'required' ? t(`problem.required.${field as 'book_name'}`) : t(`problem.${problem}`)
}
