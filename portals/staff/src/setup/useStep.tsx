import { markSetupStep } from '@press/client'
import { setupSteps, type SetupMark, type SetupStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useErrorText, useFormScreen, useOffline, useRefusal } from '@press/shell'
import { Alert, useToast, type SetupFormProps, type SetupFrameProps } from '@press/ui'
import { useState } from 'react'
import type { StepProps } from './steps.ts'

export interface StepOptions<Values> {
  step: SetupStep
  /** What is saved. */
  saved: Values
  /** ISO moment of the last saving. */
  savedAt?: string | null
  /** Saves the step; its mark is set afterwards. */
  save: (values: Values) => Promise<unknown>
  /** How the step is marked once it is saved. @default 'done' */
  markOf?: (values: Values) => SetupMark
}

type Frame = Omit<SetupFrameProps, 'children' | 'preview' | 'previewTitle' | 'help'>

export interface Step<Values> {
  frame: Frame
  form: SetupFormProps<Values> & { key: number }
  /** What the form holds now: the preview is drawn by it. */
  typed: Values
}

/** A step of the setup: what is typed is kept in the browser, and saved by the way on. */
export function useStep<Values>(
  { views, header, onStep }: StepProps,
  { step, saved, savedAt, save, markOf = () => 'done' }: StepOptions<Values>,
): Step<Values> {
  const { t } = useTranslation('setup')
  const toast = useToast()
  const errorText = useErrorText()
  const refusalOf = useRefusal()
  const offline = useOffline()
  const screen = useFormScreen<Values>(`setup.${step}`, { loses: t('loses'), asks: false })
  const begun = screen.draft ?? saved
  const [typed, setTyped] = useState(begun)
  const [busy, setBusy] = useState(false)

  const place = setupSteps.indexOf(step)
  const leave = (to: SetupStep | undefined) => onStep(to)
  const goOn = () => leave(setupSteps[place + 1])
  const before = setupSteps[place - 1]
  const putOff = async () => {
    setBusy(true)
    try {
      if (views[step].state !== 'done') await markSetupStep(step, 'later')
      goOn()
    } catch (error) {
      toast({ message: errorText(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return {
    frame: {
      ...header,
      step,
      steps: views,
      onStepChange: onStep,
      savedAt: screen.savedAt ?? savedAt ?? undefined,
      busy,
      offline,
      onBack: before && (() => leave(before)),
      onLater: () => void putOff(),
      notice: (
        <>
          {screen.draft !== null && (
            <Alert
              action={{
                label: t('dropDraft'),
                onAction: () => {
                  screen.startOver()
                  setTyped(saved)
                },
              }}
            >
              {t('draft')}
            </Alert>
          )}
          {screen.guard}
        </>
      ),
    },
    form: {
      key: screen.round,
      defaultValues: begun,
      onDraft: (values) => {
        screen.keep(values)
        setTyped(values)
      },
      onSubmit: async (values) => {
        setBusy(true)
        try {
          await save(values)
          await markSetupStep(step, markOf(values))
        } catch (error) {
          setBusy(false)
          throw refusalOf(error)
        }
        setBusy(false)
        screen.startOver()
        goOn()
      },
    },
    typed,
  }
}
