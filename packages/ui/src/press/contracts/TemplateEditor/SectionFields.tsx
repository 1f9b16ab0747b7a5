import { templateLimits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import type { PressForm } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { InBothFields } from './InBothFields.tsx'
import type { TemplateValues } from './template-values.ts'

interface FormProps {
  form: PressForm<TemplateValues>
}

const blank = { ru: '', kz: '' }

/** The paragraphs that name the parties of the contract. */
export function PreambleFields({ form: { control, getValues } }: FormProps) {
  const { t } = useTranslation('contract-templates')
  const lines = useFieldArray({ control, name: 'preamble', keyName: 'key' })
  return (
    <Repeater
      label={t('editor.preamble')}
      items={lines.fields}
      itemKey={({ key }) => key}
      itemName={(at) => t('editor.line', { number: at + 1 })}
      addLabel={t('editor.addLine')}
      onAdd={() => lines.append(blank, { shouldFocus: false })}
      onRemove={lines.remove}
      onMove={lines.move}
      isFilled={(_line, at) => getValues(`preamble.${at}.ru`) !== ''}
      max={templateLimits.clauses}
    >
      {(_line, at) => <InBothFields label={t('editor.line', { number: at + 1 })} path={`preamble.${at}`} />}
    </Repeater>
  )
}

/** The sections of the text. The first section and new sections start expanded. A section with an error expands. */
export function SectionFields({ form }: FormProps) {
  const { t } = useTranslation('contract-templates')
  const { control, getValues, errorOf, formState } = form
  const sections = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const [foldedKeys, setFoldedKeys] = useState<ReadonlySet<string>>(
    () => new Set(sections.fields.slice(1).map(({ key }) => key)),
  )
  const wrong = (at: number): boolean =>
    formState.errors.sections?.[at] !== undefined || form.refused.some((name) => name.startsWith(`sections.${at}.`))
  return (
    <Repeater
      label={t('editor.sections')}
      items={sections.fields}
      itemKey={({ key }) => key}
      itemName={(at) => t('editor.section', { number: at + 1 })}
      renderName={(section, at) => <SectionName at={at} title={section.title.ru} />}
      isFolded={({ key }, at) => foldedKeys.has(key) && !wrong(at)}
      onFold={(at, fold) => {
        const { key } = sections.fields[at] as (typeof sections.fields)[number]
        setFoldedKeys(new Set(fold ? [...foldedKeys, key] : [...foldedKeys].filter((one) => one !== key)))
      }}
      addLabel={t('editor.addSection')}
      onAdd={() => sections.append({ title: blank, clauses: [blank] }, { shouldFocus: false })}
      onRemove={sections.remove}
      onMove={sections.move}
      isFilled={(_section, at) => getValues(`sections.${at}.title.ru`) !== ''}
      max={templateLimits.sections}
      error={errorOf('sections.root')}
    >
      {(_section, at) => (
        <Stack gap={3}>
          <InBothFields label={t('editor.sectionTitle', { number: at + 1 })} path={`sections.${at}.title`} short />
          <ClauseFields form={form} at={at} />
        </Stack>
      )}
    </Repeater>
  )
}

function SectionName({ at, title }: { at: number; title: string }) {
  return `${at + 1}. ${title}`
}

function ClauseFields({ form: { control, getValues, errorOf }, at }: FormProps & { at: number }) {
  const { t } = useTranslation('contract-templates')
  const clauses = useFieldArray({ control, name: `sections.${at}.clauses`, keyName: 'key' })
  const nameOf = (place: number) => t('editor.clause', { number: `${at + 1}.${place + 1}` })
  return (
    <Repeater
      label={t('editor.clauses', { number: at + 1 })}
      items={clauses.fields}
      itemKey={({ key }) => key}
      itemName={nameOf}
      addLabel={t('editor.addClause')}
      onAdd={() => clauses.append(blank, { shouldFocus: false })}
      onRemove={clauses.remove}
      onMove={clauses.move}
      isFilled={(_clause, place) => getValues(`sections.${at}.clauses.${place}.ru`) !== ''}
      max={templateLimits.clauses}
      error={errorOf(`sections.${at}.clauses.root`)}
    >
      {(_clause, place) => <InBothFields label={nameOf(place)} path={`sections.${at}.clauses.${place}`} />}
    </Repeater>
  )
}
