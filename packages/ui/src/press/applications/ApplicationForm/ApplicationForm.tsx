import { useTranslation, useFormat, Trans } from '@press/i18n'
import { timings } from '@press/domain'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { Wizard, type WizardStep } from '../../../patterns/Wizard/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import type { AuthorOption } from '../../people/wire.ts'
import type { RevisionRequest } from '../wire.ts'
import { Agreement } from './Agreement.tsx'
import {
  blankApplication,
  bodyOf,
  fieldsOfStep,
  pathOf,
  problemsOf,
  stepOf,
  type ApplicationFormBody,
  type ApplicationStep,
  type ApplicationValues,
} from './applicationValues.ts'
import { AuthorsStep } from './AuthorsStep.tsx'
import { BookStep } from './BookStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { FormAside } from './FormAside.tsx'
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
  /** The contract that is agreed to. */
  contractHref?: string
  /** The page's h1. @default «Новая заявка» */
  title?: string
}

/** An application in four steps, each of them open at any time, with the book as it will look beside it. */
export function ApplicationForm({
  defaultValues,
  onDraft,
  draftSavedAt,
  onUpload,
  searchAuthors,
  onSubmit,
  refusal,
  submitLabel,
  onLeave,
  revision = [],
  sentFiles,
  contractHref,
  title,
}: ApplicationFormProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const revised = revision.length > 0
  const [filesAtFirst] = useState(() => defaultValues?.files ?? {})
  const asked = { revision, sent: sentFiles ?? filesAtFirst }
  const form = usePressForm<ApplicationValues, 'applications'>({
    values: () => ({ ...blankApplication, ...defaultValues }),
    problems: (filled) => problemsOf(filled, asked),
    words: 'applications',
    pathOf,
    onSubmit: (values) => onSubmit(bodyOf(values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const values = useWatch({ control: form.control }) as ApplicationValues
  const problems = Object.keys(problemsOf(values, asked))
  const heading = title ?? t(revised ? 'form.editTitle' : 'form.newTitle')

  const step = (
    key: ApplicationStep,
  ): Pick<WizardStep<ApplicationValues, ApplicationStep>, 'key' | 'name' | 'title' | 'fields' | 'done'> => ({
    key,
    name: t(`form.steps.${key}`),
    title: t(`form.${key}.title`),
    fields: fieldsOfStep[key],
    done: key !== 'review' && !problems.some((field) => stepOf(field) === key),
  })
  const steps: WizardStep<ApplicationValues, ApplicationStep>[] = [
    { ...step('book'), hint: t('form.book.hint'), next: t('form.next.authors'), content: <BookStep /> },
    {
      ...step('authors'),
      ...(values.authors.length + values.exist_authors.length === 0 && { done: false }),
      hint: t('form.authors.hint'),
      next: t('form.next.files'),
      content: <AuthorsStep searchAuthors={searchAuthors} />,
    },
    {
      ...step('files'),
      hint: <Trans t={t} i18nKey="form.files.hint" components={{ star: <em className={styles.star} /> }} />,
      sends: true,
      content: <FilesStep onUpload={onUpload} asked={asked} />,
    },
    {
      ...step('review'),
      hint: t('form.review.hint', { days: timings.applicationDays }),
      renderContent: (goTo) => <ReviewStep values={values} onStep={goTo} />,
    },
  ]
  return (
    <div className={styles.layout}>
      <Wizard
        form={form}
        order="free"
        label={t('form.steps.label')}
        formLabel={heading}
        steps={steps}
        initialStep={revised ? 'files' : 'book'}
        submitLabel={submitLabel ?? t(revised ? 'form.resubmit' : 'form.submit')}
        busyLabel={t('form.submitting')}
        refusalTitle={t('form.notSent')}
        head={<h1 className={styles.title}>{heading}</h1>}
        notice={
          <>
            {revised && <RevisionNotice asked={asked} values={values} />}
            {form.formState.isSubmitted && !form.refusal && problems.length > 0 && (
              <Alert tone="danger">{t('form.problems', { count: problems.length })}</Alert>
            )}
          </>
        }
        foot={{ fields: ['agreed'], content: <Agreement contractHref={contractHref} /> }}
        aside={draftSavedAt && t('form.draftSaved', { time: date(draftSavedAt, 'time') })}
        wayOut={
          <Button variant="secondary" onClick={onLeave}>
            {t('form.leave')}
          </Button>
        }
      />
      <FormAside values={values} />
    </div>
  )
}
