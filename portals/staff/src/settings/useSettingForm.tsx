import type { FormSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEditScreen } from '@press/shell'
import {
  Alert,
  Stack,
  UnsavedSettings,
  useToast,
  type FormError,
  type SettingFormProps,
  type UnsavedSetting,
} from '@press/ui'
import { useState, type ReactNode } from 'react'
import type { Row, RowOf } from './rows.ts'

/** An unsaved change. */
export interface UnsavedChange<Values> {
  key: string
  name: string
  before: string
  after: string
  /** The values without this change. */
  valuesWithoutChange: Values
}

export interface SettingFormOptions<Section extends FormSection, Values extends object> {
  section: Section
  row: RowOf<Section>
  valuesOf: (value: RowOf<Section>['value']) => Values
  labelOf: (field: keyof Values & string) => string
  textOf: (values: Values, field: keyof Values & string) => string | null
  /** Returns the individual changes. @default one change for each field */
  changesOf?: (before: Values, after: Values) => UnsavedChange<Values>[]
  /** Saves the values as a change of the given version. */
  send: (values: Values, version: number) => Promise<unknown>
  /** Called on the first change. From then on, settings that others save do not replace the form's values. */
  onTyped: () => void
  /** Called when the changes are saved or discarded. */
  onDone: () => void
}

/** Returns the props of a section's form and of the frame around it. */
export function useSettingForm<Section extends FormSection, Values extends object>({
  section,
  row,
  valuesOf,
  labelOf,
  textOf,
  changesOf,
  send,
  onTyped,
  onDone,
}: SettingFormOptions<Section, Values>): {
  form: SettingFormProps<Values> & { key: number }
  frame: Omit<SettingFrameProps, 'children'>
  /** The current values of the form. */
  currentValues: Values
} {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const key: FormSection = section
  const name = t(`section.${key}`)
  const screen = useEditScreen<Row, Values>(`setting.${section}`, {
    row,
    valuesOf: ({ value }) => valuesOf(value),
    currentRowOf: (answer) => (answer as { setting: Row }).setting,
    labelOf,
    textOf,
    lossText: t('form.loses'),
  })
  const [currentValues, setCurrentValues] = useState(screen.values)
  const handleDone = () => {
    screen.startOver()
    onDone()
  }
  const getFieldChanges = (before: Values, after: Values): UnsavedChange<Values>[] =>
    (Object.keys(before) as (keyof Values & string)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => ({
        key: field,
        name: labelOf(field),
        before: textOf(before, field) ?? t('history.noValue'),
        after: textOf(after, field) ?? t('history.noValue'),
        valuesWithoutChange: { ...after, [field]: before[field] },
      }))
  return {
    form: {
      key: screen.formKey,
      defaultValues: screen.values,
      refusal: screen.refusal,
      onDraft: (values) => {
        setCurrentValues(values)
        screen.storeDraft(values)
        onTyped()
      },
      onSubmit: async (values) => {
        try {
          await screen.save(values, (version) => send(values, version))
        } catch (error) {
          // Someone else has saved first, so the form now also includes their changes.
          const mergedValues = (error as FormError).values
          if (mergedValues) setCurrentValues(mergedValues as Values)
          throw error
        }
        toast({ message: t('form.saved', { section: name }) })
        handleDone()
      },
      onCancel: handleDone,
    },
    frame: {
      changes: (changesOf ?? getFieldChanges)(screen.base, currentValues).map(({ valuesWithoutChange, ...change }) => ({
        ...change,
        onUndo: () => {
          setCurrentValues(valuesWithoutChange)
          screen.replace(valuesWithoutChange)
        },
      })),
      notices: (
        <>
          {screen.isDraftRestored && (
            <Alert action={{ label: t('form.dropDraft'), onAction: handleDone }}>{t('form.draftRestored')}</Alert>
          )}
          {screen.guard}
        </>
      ),
    },
    currentValues,
  }
}

interface SettingFrameProps {
  changes: readonly UnsavedSetting[]
  notices: ReactNode
  children: ReactNode
}

/** The form of a section with its warnings. It passes the unsaved changes to the history next to it. */
export function SettingFrame({ changes, notices, children }: SettingFrameProps) {
  return (
    <UnsavedSettings changes={changes}>
      <Stack gap={5}>
        {notices}
        {children}
      </Stack>
    </UnsavedSettings>
  )
}
