import { techCardProblems } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import type { AuthorOption, Person } from '../../people/wire.ts'
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
  /** Told from the beginning: a draft and the row that it is a change of have come apart. */
  refusal?: FormError | undefined
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
  refusal,
  onCancel,
  submitLabel,
}: TechCardFormProps) {
  const { t } = useTranslation('tech-cards')
  const form = usePressForm<TechCardValues, 'tech-cards'>({
    values: () => ({ ...blankTechCard, ...defaultValues }),
    problems: techCardProblems,
    words: 'tech-cards',
    onSubmit: (sent) => onSubmit(techCardBodyOf(sent), sent),
    onValuesChange: onDraft,
    refusal,
  })
  const { errors, isSubmitted } = form.formState
  const values = useWatch({ control: form.control }) as TechCardValues
  const missing = Object.keys(techCardProblems(values)).length

  return (
    <Form form={form}>
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
        state={isSubmitted && missing > 0 ? t('form.problems', { count: missing }) : form.dirty && t('form.unsaved')}
      >
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {submitLabel ?? t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
