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
  /** A draft, or `applicationValues(application)`. @default an empty application */
  defaultValues?: Partial<ApplicationValues>
  /** Keeps a draft; called after every change. */
  onDraft?: (values: ApplicationValues) => void
  /** When the draft was last kept. */
  draftSavedAt?: string | Date | undefined
  /** The draft lies only here for now. @default false */
  draftUnsent?: boolean
  /** Sends one file and answers with what it became. */
  onUpload: Upload
  /** People with an account whose name or organisation fits. */
  searchAuthors: (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>
  /** Sends the application. What it rejects with, a `FormError`, lands on the right step and field. */
  onSubmit: (body: ApplicationFormBody, values: ApplicationValues) => Promise<void>
  /** Told from the beginning: a draft and the row that it is a change of have come apart. */
  refusal?: FormError | undefined
  /** @default «Отправить заявку» */
  submitLabel?: string
  /** «Сохранить и выйти». */
  onLeave: () => void
  /** What the press asked to be mended: shown on top and on the files themselves. */
  revision?: readonly RevisionRequest[]
  /** The files that the requests are about, where the form begins with a draft. @default those of `defaultValues` */
  sentFiles?: ApplicationValues['files'] | undefined
  /** The first step; `lacking`: the first that lacks something. @default the book, in a revision its files */
  startAt?: ApplicationStep | 'lacking' | undefined
  /** Another step is shown. */
  onStepChange?: (step: ApplicationStep) => void
  /** The page's h1. @default «Новая заявка» */
  title?: string
}

/** An application in four steps, each checked when it is left, with the book as it will look beside it. */
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
  const revised = revision.length > 0
  const [filesAtFirst] = useState(() => defaultValues?.files ?? {})
  const asked = { revision, sent: sentFiles ?? filesAtFirst }
  const form = usePressForm<ApplicationValues, 'applications'>({
    values: () => ({ ...emptyApplication, ...defaultValues }),
    problems: (filled) => validateForm(filled, asked),
    words: 'applications',
    pathOf: getPath,
    onSubmit: (filled) => onSubmit(toRequestBody(filled), normalizeValues(filled)),
    refusal,
    onValuesChange: onDraft && ((filled) => onDraft(normalizeValues(filled))),
  })
  const values = useWatch({ control: form.control }) as ApplicationValues
  const [first] = useState(() => (startAt === 'lacking' ? getFirstIncompleteStep(values, asked) : startAt))
  const heading = title ?? t(revised ? 'form.editTitle' : 'form.newTitle')

  const step = (
    key: ApplicationStep,
  ): Pick<WizardStep<ApplicationValues, ApplicationStep>, 'key' | 'name' | 'title' | 'fields'> => ({
    key,
    name: t(`form.steps.${key}`),
    title: t(`form.${key}.title`),
    fields: fieldsOfStep[key],
  })
  const steps: WizardStep<ApplicationValues, ApplicationStep>[] = [
    { ...step('book'), hint: t('form.book.hint'), next: t('form.next.authors'), content: <BookStep /> },
    {
      ...step('authors'),
      hint: t('form.authors.hint'),
      next: t('form.next.files'),
      content: <AuthorsStep searchAuthors={searchAuthors} />,
    },
    {
      ...step('files'),
      hint: <Trans t={t} i18nKey="form.files.hint" components={{ star: <em className={styles.star} /> }} />,
      next: t('form.next.review'),
      content: <FilesStep onUpload={onUpload} asked={asked} />,
    },
    {
      ...step('review'),
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
        initialStep={first}
        onStepChange={onStepChange}
        submitLabel={submitLabel ?? t(revised ? 'form.resubmit' : 'form.submit')}
        busyLabel={t('form.submitting')}
        refusalTitle={t('form.notSent')}
        head={<h1 className={styles.title}>{heading}</h1>}
        notice={revised && <RevisionNotice asked={asked} values={values} />}
        aside={
          draftUnsent ? t('draft.failed') : draftSavedAt && t('form.draftSaved', { time: date(draftSavedAt, 'time') })
        }
        wayOut={
          <Button variant="secondary" onClick={onLeave}>
            {t('form.leave')}
          </Button>
        }
      />
      <ApplicationFormSummary values={values} />
    </div>
  )
}
