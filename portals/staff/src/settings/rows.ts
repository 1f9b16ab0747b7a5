import type { useSettings } from '@press/client'
import type { FormSection } from '@press/domain'

export type SettingRows = NonNullable<ReturnType<typeof useSettings>['data']>['settings']
export type RowOf<Section extends FormSection> = SettingRows[Section]
export type Row = RowOf<FormSection>
