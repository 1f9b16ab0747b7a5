import type { useSettings } from '@press/client'
import type { FormSection } from '@press/domain'

export type SettingsAnswer = NonNullable<ReturnType<typeof useSettings>['data']>
export type SettingRows = SettingsAnswer['settings']
export type RowOf<Section extends FormSection> = SettingRows[Section]
export type Row = RowOf<FormSection>

/** The props of a section's editor. */
export interface EditorProps<Section extends FormSection> {
  row: RowOf<Section>
  onTyped: () => void
  onDone: () => void
}
