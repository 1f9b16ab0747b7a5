import { useTranslation, useFormat, Trans } from '@press/i18n'
import { timings, type AuthorOption, type RevisionRequest } from '@press/domain'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { Wizard, type WizardStep } from '../../../patterns/Wizard/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { Agreement } from './Agreement.tsx'
import {
  emptyApplication,
  toRequestBody,
  fieldsOfStep,
  getFirstIncompleteStep,
  getPath,
  validateForm,
  normalizeValues,
  type ApplicationFormBody,
  type ApplicationStep,
  type ApplicationValues,
} from './application-values.ts'
import { AuthorsStep } from './AuthorsStep.tsx'
import { BookStep } from './BookStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { ApplicationFormSummary } from './ApplicationFormSummary.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { RevisionNotice } from './RevisionNotice.tsx'
import * as styles from './ApplicationForm.css.ts'

export interface ApplicationFormProps {
  /** A draft, or `toApplicationValues(application)`. @default an empty application */
  defaultValues?: Partial<ApplicationValues>
  /** Stores a draft; called after every change. */
  onDraft?: (values: ApplicationValues) => void
  /** When the draft was last saved. */
  draftSavedAt?: string | Date | undefined
  /** Whether the draft is only in this browser so far. @default false */
  draftUnsent?: boolean
  /** Uploads one file and returns the stored file. */
  onUpload: Upload
  /** Finds people with an account by name or organization. */
  searchAuthors: (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>
  /** Sends the application. A rejection with a `FormError` is shown on its step and field. */
  onSubmit: (body: ApplicationFormBody, values: ApplicationValues) => Promise<void>
  /** An error shown from the start: the draft conflicts with the row it changes. */
  refusal?: FormError | undefined
  /** The label of the submit button. @default «Отправить заявку» */
  submitLabel?: string
  /** Called by the button «Сохранить и выйти». */
  onLeave: () => void
  /** The revision requests of the press: shown on top and on the files themselves. */
  revision?: readonly RevisionRequest[]
  /** The files that the requests are about, if the form starts from a draft. @default the files of `defaultValues` */
  sentFiles?: ApplicationValues['files'] | undefined
  /** The step that is shown first; `lacking` means the first incomplete step. @default the book step, in a revision the files */
  startAt?: ApplicationStep | 'lacking' | undefined
  /** Called when another step is shown. */
  onStepChange?: (step: ApplicationStep) => void
  /** The page's h1. @default «Новая заявка» */
  title?: string
}

/** An application in four steps, with a preview of the book next to it. Each step is validated when it is left. */
export function ApplicationForm({
  defaultValues,
  onDraft,
  draftSavedAt,
  draftUnsent = false,
  onUpload,
  searchAuthors,
  onSubmit,
  refusal,
  submitLabel,
  onLeave,
  revision = [],
  sentFiles,
  startAt = revision.length > 0 ? 'files' : 'book',
  onStepChange,
  title,
}: ApplicationFormProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const isRevision = revision.length > 0
  const [initialFiles] = useState(() => defaultValues?.files ?? {})
  const revisionContext = { revision, sentFiles: sentFiles ?? initialFiles }
  const form = usePressForm<ApplicationValues, 'applications'>({
    values: () => ({ ...emptyApplication, ...defaultValues }),
    problems: (currentValues) => validateForm(currentValues, revisionContext),
    namespace: 'applications',
    pathOf: getPath,
    onSubmit: (currentValues) => onSubmit(toRequestBody(currentValues), normalizeValues(currentValues)),
    refusal,
    onValuesChange: onDraft && ((currentValues) => onDraft(normalizeValues(currentValues))),
  })
  const values = useWatch({ control: form.control }) as ApplicationValues
  const [initialStep] = useState(() =>
    startAt === 'lacking' ? getFirstIncompleteStep(values, revisionContext) : startAt,
  )
  const heading = title ?? t(isRevision ? 'form.editTitle' : 'form.newTitle')

  const createStep = (
    key: ApplicationStep,
  ): Pick<WizardStep<ApplicationValues, ApplicationStep>, 'key' | 'name' | 'title' | 'fields'> => ({
    key,
    name: t(`form.steps.${key}`),
    title: t(`form.${key}.title`),
    fields: fieldsOfStep[key],
  })
  const steps: WizardStep<ApplicationValues, ApplicationStep>[] = [
    { ...createStep('book'), hint: t('form.book.hint'), next: t('form.next.authors'), content: <BookStep /> },
    {
      ...createStep('authors'),
      hint: t('form.authors.hint'),
      next: t('form.next.files'),
      content: <AuthorsStep searchAuthors={searchAuthors} />,
    },
    {
      ...createStep('files'),
      hint: <Trans t={t} i18nKey="form.files.hint" components={{ star: <em className={styles.star} /> }} />,
      next: t('form.next.review'),
      content: <FilesStep onUpload={onUpload} revisionContext={revisionContext} />,
    },
    {
      ...createStep('review'),
      hint: t('form.review.hint', { days: timings.applicationDays }),
      renderContent: (goTo) => (
        <>
          <ReviewStep values={values} onStep={goTo} />
          <Agreement />
        </>
      ),
    },
  ]
  return (
    <div className={styles.layout}>
      <Wizard
        form={form}
        label={t('form.steps.label')}
        formLabel={heading}
        steps={steps}
        initialStep={initialStep}
        onStepChange={onStepChange}
        submitLabel={submitLabel ?? t(isRevision ? 'form.resubmit' : 'form.submit')}
        busyLabel={t('form.submitting')}
        refusalTitle={t('form.notSent')}
        head={<h1 className={styles.title}>{heading}</h1>}
        notice={isRevision && <RevisionNotice revisionContext={revisionContext} values={values} />}
        aside={
          draftUnsent ? t('draft.failed') : draftSavedAt && t('form.draftSaved', { time: date(draftSavedAt, 'time') })
        }
        cancelLink={
          <Button variant="secondary" onClick={onLeave}>
            {t('form.leave')}
          </Button>
        }
      />
      <ApplicationFormSummary values={values} />
    </div>
  )
}
