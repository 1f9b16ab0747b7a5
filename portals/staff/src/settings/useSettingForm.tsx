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

/** A change that is not saved. */
export interface UnsavedChange<Values> {
  key: string
  name: string
  before: string
  after: string
  /** The values without it. */
  without: Values
}

export interface SettingFormOptions<Section extends FormSection, Values extends object> {
  section: Section
  row: RowOf<Section>
  valuesOf: (value: RowOf<Section>['value']) => Values
  labelOf: (field: keyof Values & string) => string
  textOf: (values: Values, field: keyof Values & string) => string | null
  /** What was changed, one by one. @default field by field */
  changesOf?: (before: Values, after: Values) => UnsavedChange<Values>[]
  /** Sends the values as a change of a version. */
  send: (values: Values, version: number) => Promise<unknown>
  /** Something is typed: what others save meanwhile is not put in its place. */
  onTyped: () => void
  /** It is saved, or given up. */
  onDone: () => void
}

/** What the form of a section is given, and the frame that it stands in. */
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
  /** What the form holds now. */
  typed: Values
} {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const key: FormSection = section
  const name = t(`section.${key}`)
  const screen = useEditScreen<Row, Values>(`setting.${section}`, {
    row,
    valuesOf: ({ value }) => valuesOf(value),
    currentOf: (answer) => (answer as { setting: Row }).setting,
    labelOf,
    textOf,
    loses: t('form.loses'),
  })
  const [typed, setTyped] = useState(screen.values)
  const done = () => {
    screen.startOver()
    onDone()
  }
  const byField = (before: Values, after: Values): UnsavedChange<Values>[] =>
    (Object.keys(before) as (keyof Values & string)[])
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => ({
        key: field,
        name: labelOf(field),
        before: textOf(before, field) ?? t('history.noValue'),
        after: textOf(after, field) ?? t('history.noValue'),
        without: { ...after, [field]: before[field] },
      }))
  return {
    form: {
      key: screen.round,
      defaultValues: screen.values,
      refusal: screen.refusal,
      onDraft: (values) => {
        setTyped(values)
        screen.keep(values)
        onTyped()
      },
      onSubmit: async (values) => {
        try {
          await screen.save(values, (version) => send(values, version))
        } catch (error) {
          // Somebody was faster: the form holds their changes too.
          const taken = (error as FormError).values
          if (taken) setTyped(taken as Values)
          throw error
        }
        toast({ message: t('form.saved', { section: name }) })
        done()
      },
      onCancel: done,
    },
    frame: {
      changes: (changesOf ?? byField)(screen.base, typed).map(({ without, ...change }) => ({
        ...change,
        onTakeBack: () => {
          setTyped(without)
          screen.replace(without)
        },
      })),
      beside: (
        <>
          {screen.restored && (
            <Alert action={{ label: t('form.dropDraft'), onAction: done }}>{t('form.draftRestored')}</Alert>
          )}
          {screen.guard}
        </>
      ),
    },
    typed,
  }
}

interface SettingFrameProps {
  changes: readonly UnsavedSetting[]
  beside: ReactNode
  children: ReactNode
}

/** The form of a section, what is to be known of it, and beside the history what of it is not saved. */
export function SettingFrame({ changes, beside, children }: SettingFrameProps) {
  return (
    <UnsavedSettings changes={changes}>
      <Stack gap={5}>
        {beside}
        {children}
      </Stack>
    </UnsavedSettings>
  )
}
