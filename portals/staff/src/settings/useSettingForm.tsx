import type { FormSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEditScreen } from '@press/shell'
import { Alert, useToast, type SettingFormProps } from '@press/ui'
import type { ReactNode } from 'react'
import type { Row, RowOf } from './rows.ts'

export interface SettingFormOptions<Section extends FormSection, Values extends object> {
  section: Section
  row: RowOf<Section>
  valuesOf: (value: RowOf<Section>['value']) => Values
  labelOf: (field: keyof Values & string) => string
  textOf: (values: Values, field: keyof Values & string) => string | null
  /** Sends the values as a change of a version. */
  send: (values: Values, version: number) => Promise<unknown>
  /** Something is typed: what others save meanwhile is not put in its place. */
  onTyped: () => void
  /** It is saved, or given up. */
  onDone: () => void
}

/** What the form of a section is given, and what stands beside it. */
export function useSettingForm<Section extends FormSection, Values extends object>({
  section,
  row,
  valuesOf,
  labelOf,
  textOf,
  send,
  onTyped,
  onDone,
}: SettingFormOptions<Section, Values>): { form: SettingFormProps<Values> & { key: number }; beside: ReactNode } {
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
  const done = () => {
    screen.startOver()
    onDone()
  }
  return {
    form: {
      key: screen.round,
      defaultValues: screen.values,
      refusal: screen.refusal,
      onDraft: (values) => {
        screen.keep(values)
        onTyped()
      },
      onSubmit: async (values) => {
        await screen.save(values, (version) => send(values, version))
        toast({ message: t('form.saved', { section: name }) })
        done()
      },
      onCancel: done,
    },
    beside: (
      <>
        {screen.restored && (
          <Alert action={{ label: t('form.dropDraft'), onAction: done }}>{t('form.draftRestored')}</Alert>
        )}
        {screen.guard}
      </>
    ),
  }
}
