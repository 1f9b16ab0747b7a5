import { act, isApiError } from '@press/client'
import { setupSteps, type SetupMark, type SetupStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEditScreen, useOffline, useSayFailure } from '@press/shell'
import { Alert, SettingConflict, type FormError, type SetupFormProps, type SetupFrameProps } from '@press/ui'
import { useState } from 'react'
import type { StepProps } from './steps.ts'

/**
 * The row that a step saves. Other people may change the row meanwhile. A row without a version is saved without a conflict check.
 */
interface VersionedRow {
  version: number
}

export interface StepOptions<Values, Row extends VersionedRow> {
  step: SetupStep
  row: Row
  valuesOf: (row: Row) => Values
  /** Extracts the row from the data of a conflict. @default its `setting` */
  currentRowOf?: (answer: unknown) => Row
  labelOf?: (field: keyof Values & string) => string
  textOf?: (values: Values, field: keyof Values & string) => string | null
  /** Time of the last save, in ISO format. */
  savedAt?: string | null
  /** Saves the step as a change of a row. After this the step is marked. */
  save: (values: Values, row: Row) => Promise<unknown>
  /** Returns the mark of the step after it is saved. @default 'done' */
  markOf?: (values: Values) => SetupMark
}

type Frame = Omit<SetupFrameProps, 'children' | 'preview' | 'previewTitle' | 'help'>

export interface Step<Values> {
  frame: Frame
  form: SetupFormProps<Values> & { key: number }
  /** The current values of the form, used by the preview. */
  currentValues: Values
}

const getSetting = (answer: unknown): unknown => (answer as { setting: unknown }).setting

/**
 * Manages a step of the setup. The browser stores typed values; continuing saves them on the server. If someone else has saved
 * meanwhile, both values of each field appear above the form, and the user can choose the other value.
 */
export function useStep<Values extends object, Row extends VersionedRow>(
  { views, header, onStep }: StepProps,
  {
    step,
    row: initialRow,
    valuesOf,
    currentRowOf = (answer) => getSetting(answer) as Row,
    labelOf = String,
    textOf = () => null,
    savedAt,
    save,
    markOf = () => 'done',
  }: StepOptions<Values, Row>,
): Step<Values> {
  const { t } = useTranslation(['setup', 'patterns'])
  const showFailure = useSayFailure()
  const isOffline = useOffline()
  // The row when the form was filled, or the row from the last conflict. Live updates do not change this row, because the form is
  // in use.
  const [row, setRow] = useState(initialRow)
  const screen = useEditScreen<Row, Values>(`setup-step.${step}`, {
    row,
    valuesOf,
    currentRowOf,
    labelOf,
    textOf,
    lossText: t('loses'),
    asksBeforeLeaving: false,
  })
  const [currentValues, setCurrentValues] = useState(screen.values)
  const [conflictingFields, setConflictingFields] = useState<readonly string[]>(
    Object.keys(screen.refusal?.fields ?? {}),
  )
  const [isSaving, setIsSaving] = useState(false)

  const stepIndex = setupSteps.indexOf(step)
  const goToStep = (targetStep: SetupStep | undefined) => onStep(targetStep)
  const goToNextStep = () => goToStep(setupSteps[stepIndex + 1])
  const previousStep = setupSteps[stepIndex - 1]
  const postponeStep = async () => {
    setIsSaving(true)
    try {
      if (views[step].state !== 'done')
        await act('POST /api/setup/steps/{step}', { params: { step }, body: { state: 'later' } })
      goToNextStep()
    } catch (error) {
      showFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const saveStep = async (values: Values) => {
    try {
      await save(values, row)
    } catch (error) {
      if (isApiError(error, 'conflict')) setRow(currentRowOf(error.current))
      throw error
    }
    await act('POST /api/setup/steps/{step}', { params: { step }, body: { state: markOf(values) } })
  }
  const getFieldText = (values: Values, field: keyof Values & string) =>
    textOf(values, field) ?? t('patterns:conflict.none')
  const conflicts = (conflictingFields as (keyof Values & string)[])
    .filter((field) => JSON.stringify(screen.base[field]) !== JSON.stringify(currentValues[field]))
    .map((field) => ({
      key: field,
      name: labelOf(field),
      before: getFieldText(screen.base, field),
      after: getFieldText(currentValues, field),
      onUndo: () => {
        const restoredValues = { ...currentValues, [field]: screen.base[field] }
        setCurrentValues(restoredValues)
        screen.replace(restoredValues)
      },
    }))
  return {
    frame: {
      ...header,
      step,
      steps: views,
      onStepChange: onStep,
      savedAt: screen.savedAt ?? savedAt ?? undefined,
      busy: isSaving,
      offline: isOffline,
      onBack: previousStep && (() => goToStep(previousStep)),
      onLater: () => void postponeStep(),
      notice: (
        <>
          {screen.isDraftRestored && conflicts.length === 0 && (
            <Alert
              action={{
                label: t('dropDraft'),
                onAction: () => {
                  screen.startOver()
                  setCurrentValues(valuesOf(row))
                },
              }}
            >
              {t('draft')}
            </Alert>
          )}
          <SettingConflict fields={conflicts} />
          {screen.guard}
        </>
      ),
    },
    form: {
      key: screen.formKey,
      defaultValues: screen.values,
      refusal: screen.refusal,
      onDraft: (values) => {
        screen.storeDraft(values)
        setCurrentValues(values)
      },
      onSubmit: async (values) => {
        setIsSaving(true)
        try {
          await screen.save(values, () => saveStep(values))
        } catch (error) {
          setIsSaving(false)
          const { values: mergedValues, fields = {} } = error as FormError
          if (mergedValues) {
            setCurrentValues(mergedValues as Values)
            setConflictingFields(Object.keys(fields))
          }
          throw error
        }
        setIsSaving(false)
        screen.startOver()
        goToNextStep()
      },
    },
    currentValues,
  }
}
