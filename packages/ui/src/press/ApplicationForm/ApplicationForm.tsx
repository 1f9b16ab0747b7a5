import { applicationProblems } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useId, useReducer, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider, set, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import type { FormError } from '../../patterns/Form/index.ts'
import { Steps } from '../../patterns/Steps/index.ts'
import { focusFirstInvalid } from '../../private/focusFirstInvalid.ts'
import { useChangedValues } from '../../private/useChangedValues.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import type { AuthorOption, RevisionRequest } from '../wire.ts'
import { Agreement } from './Agreement.tsx'
import {
  applicationSteps,
  blankApplication,
  bodyOf,
  factsOf,
  pathOf,
  stepOf,
  type ApplicationFormBody,
  type ApplicationStep,
  type ApplicationValues,
} from './applicationValues.ts'
import { AuthorsStep } from './AuthorsStep.tsx'
import { BookStep } from './BookStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { FormAside } from './FormAside.tsx'
import { FormBar } from './FormBar.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { RevisionNotice } from './RevisionNotice.tsx'
import { useProblemText } from './useProblemText.ts'
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
  onSubmit: (body: ApplicationFormBody) => Promise<void>
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
  submitLabel,
  onLeave,
  revision = [],
  sentFiles,
  contractHref,
  title,
}: ApplicationFormProps) {
  const { t } = useTranslation('applications')
  const problemText = useProblemText()
  const [initial] = useState<ApplicationValues>(() => ({ ...blankApplication, ...defaultValues }))
  const sent = sentFiles ?? initial.files
  const [step, setStep] = useState<ApplicationStep>(revision.length > 0 ? 'files' : 'book')
  const [refusal, setRefusal] = useState<string>()
  const [focusAsked, askFocus] = useReducer((asked: number) => asked + 1, 0)
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0)
  const element = useRef<HTMLFormElement>(null)
  const headingId = useId()

  const resolver: Resolver<ApplicationValues> = (values) => {
    const errors: FieldErrors<ApplicationValues> = {}
    for (const [field, problem] of Object.entries(applicationProblems(factsOf(values))))
      set(errors, pathOf(field), { type: problem, message: problemText(field, problem) })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<ApplicationValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const sends = step === 'files' || step === 'review'
  const { errors, isSubmitting, isSubmitted } = form.formState
  const values = useWatch({ control: form.control }) as ApplicationValues
  const problems = applicationProblems(factsOf(values))
  useChangedValues(form, onDraft)

  // The messages must stand on the page before the focus can go to the first of them.
  useEffect(() => {
    if (focusAsked > 0) focusFirstInvalid(element.current)
  }, [focusAsked])
  useEffect(() => {
    if (arrivals > 0) focusStepHeading(element.current)
  }, [arrivals])

  /** Shows the step of the first of these fields, then puts the focus on it. */
  const goToFirst = (fields: readonly string[]) => {
    const steps = fields.map(stepOf)
    const first = applicationSteps.find((one) => steps.includes(one))
    // The agreement stands on the last step too: who sends from there is not led away from it.
    const stays = step === 'review' && fields.every((field) => field === 'agreed')
    if (first && !stays) setStep(first)
    askFocus()
  }
  const submit = async (filled: ApplicationValues) => {
    setRefusal(undefined)
    try {
      await onSubmit(bodyOf(filled))
    } catch (error) {
      const { message, fields = {} } = error as FormError
      for (const [field, words] of Object.entries(fields))
        form.setError(pathOf(field) as keyof ApplicationValues, { type: 'server', message: words })
      setRefusal(message)
      if (Object.keys(fields).length > 0) goToFirst(Object.keys(fields))
    }
  }
  const send = async (event: SubmitEvent) => {
    await form.handleSubmit(submit)(event)
    const lacking = Object.keys(applicationProblems(factsOf(form.getValues())))
    if (lacking.length > 0) goToFirst(lacking)
  }
  // Enter in a field presses the button in sight: it goes on where that goes on, and sends only where that sends.
  const proceed = (event: SubmitEvent) => {
    if (sends) return void send(event)
    event.preventDefault()
    // Enter leaves the field as a press on the button does: it is checked.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setStep(applicationSteps[applicationSteps.indexOf(step) + 1] ?? 'review')
    arrived()
  }

  const hasError = (one: ApplicationStep) => fieldsWithErrors(errors).some((field) => stepOf(field) === one)
  const isDone = (one: ApplicationStep) => {
    if (one === 'review') return false
    if (one === 'authors' && values.authors.length + values.exist_authors.length === 0) return false
    return !Object.keys(problems).some((field) => stepOf(field) === one)
  }
  const missing = Object.keys(problems).length

  return (
    <FormProvider {...form}>
      <div className={styles.layout}>
        <form ref={element} className={styles.form} noValidate aria-labelledby={headingId} onSubmit={proceed}>
          <h1 className={styles.title} id={headingId}>
            {title ?? t(revision.length > 0 ? 'form.editTitle' : 'form.newTitle')}
          </h1>
          <div className={styles.steps}>
            <Steps
              label={t('form.steps.label')}
              current={step}
              onStep={setStep}
              steps={applicationSteps.map((key) => ({
                key,
                name: t(`form.steps.${key}`),
                state: hasError(key) ? 'problem' : isDone(key) ? 'done' : 'open',
              }))}
            />
          </div>
          {revision.length > 0 && <RevisionNotice requests={revision} files={values.files} sent={sent} />}
          {refusal && (
            <div className={styles.notice}>
              <Alert tone="danger" title={t('form.notSent')}>
                {refusal}
              </Alert>
            </div>
          )}
          {isSubmitted && !refusal && missing > 0 && (
            <div className={styles.notice}>
              <Alert tone="danger">{t('form.problems', { count: missing })}</Alert>
            </div>
          )}
          {step === 'book' && <BookStep />}
          {step === 'authors' && <AuthorsStep searchAuthors={searchAuthors} />}
          {/* Kept while other steps are shown: a file on its way would be lost with its place. */}
          <div hidden={step !== 'files'}>
            <FilesStep onUpload={onUpload} revision={revision} sent={sent} />
          </div>
          {step === 'review' && <ReviewStep values={values} onStep={setStep} />}
          {sends && (
            <div className={styles.agreement}>
              <Agreement contractHref={contractHref} />
            </div>
          )}
          <FormBar
            step={step}
            sends={sends}
            onStep={setStep}
            busy={isSubmitting}
            submitLabel={submitLabel ?? t(revision.length > 0 ? 'form.resubmit' : 'form.submit')}
            draftSavedAt={draftSavedAt}
            onLeave={onLeave}
          />
        </form>
        <FormAside values={values} />
      </div>
    </FormProvider>
  )
}

/** So that reading begins at the step that was gone on to. */
const focusStepHeading = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll<HTMLElement>('h2[tabindex]') ?? [])].find((one) => one.checkVisibility())?.focus()

/** The wire names of the fields that have a message now. */
const fieldsWithErrors = ({ files, ...errors }: FieldErrors<ApplicationValues>): string[] => [
  ...Object.keys(errors),
  ...Object.keys(files ?? {}),
]
