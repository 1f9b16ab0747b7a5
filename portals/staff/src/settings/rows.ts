import type { useSettings } from '@press/client'
import type { SettingSection } from '@press/domain'

export type SettingRows = NonNullable<ReturnType<typeof useSettings>['data']>['settings']
export type RowOf<Section extends SettingSection> = SettingRows[Section]
export type Row = RowOf<SettingSection>
