import { contractLanguages, findTemplateChanges, type ContractTemplate, type TemplateVersion } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { FieldDiff } from '../../../patterns/Diff/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { Spinner } from '../../../primitives/Spinner/index.ts'
import { toTemplateText, type TemplateValues } from './template-values.ts'

export interface TemplateDiffProps {
  versions: readonly TemplateVersion[]
  /** The version to compare with. `comparedText` is the text of this version, once it has loaded. */
  comparedVersion: number
  comparedText: ContractTemplate | undefined
  onComparedVersionChange: (version: number) => void
}

/** Shows the differences between the typed text and a saved version. */
export function TemplateDiff({ versions, comparedVersion, comparedText, onComparedVersionChange }: TemplateDiffProps) {
  const { t } = useTranslation('contract-templates')
  const { control } = useFormContext<TemplateValues>()
  const currentText = toTemplateText(useDeferredValue(useWatch({ control }) as TemplateValues))
  return (
    <Stack gap={4}>
      <Select
        label={t('compare.with')}
        placeholder={null}
        options={versions.map(({ version, note }) => ({
          value: String(version),
          label: t('compare.before', { version }),
          ...(note && { detail: note }),
        }))}
        value={String(comparedVersion)}
        onValueChange={(version) => onComparedVersionChange(Number(version))}
      />
      {comparedText ? (
        <Differences before={comparedText} after={currentText} version={comparedVersion} />
      ) : (
        <Spinner label={t('compare.loading')} />
      )}
    </Stack>
  )
}

interface DifferencesProps {
  before: ContractTemplate
  after: ContractTemplate
  version: number
}

function Differences({ before, after, version }: DifferencesProps) {
  const { t } = useTranslation('contract-templates')
  const getPlaceName = (place: string): string => {
    if (place === 'title' || place === 'press' || place === 'party') return t(`field.${place}`)
    const [, lineNumber] = /^preamble (\d+)$/u.exec(place) ?? []
    if (lineNumber) return t('compare.preamble', { number: lineNumber })
    return t(place.includes('.') ? 'compare.clause' : 'compare.section', { number: place })
  }
  const fields = findTemplateChanges(before, after).flatMap(({ place, before: oldTexts, after: newTexts }) =>
    contractLanguages
      .filter((locale) => oldTexts?.[locale] !== newTexts?.[locale])
      .map((locale) => ({
        key: `${place} ${locale} ${oldTexts ? '' : 'new'}`,
        label: t(locale === 'ru' ? 'editor.inRussian' : 'editor.inKazakh', { field: getPlaceName(place) }),
        before: oldTexts?.[locale] ?? null,
        after: newTexts?.[locale] ?? null,
        compare: 'words' as const,
      })),
  )
  return <FieldDiff fields={fields} beforeLabel={t('compare.before', { version })} afterLabel={t('compare.now')} />
}
