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

const emptyText = { ru: '', kz: '' }

/** The paragraphs that name the parties of the contract. */
export function PreambleFields({ form: { control, getValues } }: FormProps) {
  const { t } = useTranslation('contract-templates')
  const preambleLines = useFieldArray({ control, name: 'preamble', keyName: 'key' })
  return (
    <Repeater
      label={t('editor.preamble')}
      items={preambleLines.fields}
      itemKey={({ key }) => key}
      itemName={(index) => t('editor.line', { number: index + 1 })}
      addLabel={t('editor.addLine')}
      onAdd={() => preambleLines.append(emptyText, { shouldFocus: false })}
      onRemove={preambleLines.remove}
      onMove={preambleLines.move}
      isFilled={(_line, index) => getValues(`preamble.${index}.ru`) !== ''}
      max={templateLimits.clauses}
    >
      {(_line, index) => <InBothFields label={t('editor.line', { number: index + 1 })} path={`preamble.${index}`} />}
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
  const hasError = (index: number): boolean =>
    formState.errors.sections?.[index] !== undefined ||
    form.refusedFields.some((name) => name.startsWith(`sections.${index}.`))
  return (
    <Repeater
      label={t('editor.sections')}
      items={sections.fields}
      itemKey={({ key }) => key}
      itemName={(index) => t('editor.section', { number: index + 1 })}
      renderName={(section, index) => <SectionName index={index} title={section.title.ru} />}
      isFolded={({ key }, index) => foldedKeys.has(key) && !hasError(index)}
      onFold={(index, shouldFold) => {
        const { key } = sections.fields[index] as (typeof sections.fields)[number]
        setFoldedKeys(
          new Set(shouldFold ? [...foldedKeys, key] : [...foldedKeys].filter((foldedKey) => foldedKey !== key)),
        )
      }}
      addLabel={t('editor.addSection')}
      onAdd={() => sections.append({ title: emptyText, clauses: [emptyText] }, { shouldFocus: false })}
      onRemove={sections.remove}
      onMove={sections.move}
      isFilled={(_section, index) => getValues(`sections.${index}.title.ru`) !== ''}
      max={templateLimits.sections}
      error={errorOf('sections.root')}
    >
      {(_section, index) => (
        <Stack gap={3}>
          <InBothFields
            label={t('editor.sectionTitle', { number: index + 1 })}
            path={`sections.${index}.title`}
            short
          />
          <ClauseFields form={form} index={index} />
        </Stack>
      )}
    </Repeater>
  )
}

function SectionName({ index, title }: { index: number; title: string }) {
  return `${index + 1}. ${title}`
}

function ClauseFields({ form: { control, getValues, errorOf }, index }: FormProps & { index: number }) {
  const { t } = useTranslation('contract-templates')
  const clauses = useFieldArray({ control, name: `sections.${index}.clauses`, keyName: 'key' })
  const nameOf = (clauseIndex: number) => t('editor.clause', { number: `${index + 1}.${clauseIndex + 1}` })
  return (
    <Repeater
      label={t('editor.clauses', { number: index + 1 })}
      items={clauses.fields}
      itemKey={({ key }) => key}
      itemName={nameOf}
      addLabel={t('editor.addClause')}
      onAdd={() => clauses.append(emptyText, { shouldFocus: false })}
      onRemove={clauses.remove}
      onMove={clauses.move}
      isFilled={(_clause, clauseIndex) => getValues(`sections.${index}.clauses.${clauseIndex}.ru`) !== ''}
      max={templateLimits.clauses}
      error={errorOf(`sections.${index}.clauses.root`)}
    >
      {(_clause, clauseIndex) => (
        <InBothFields label={nameOf(clauseIndex)} path={`sections.${index}.clauses.${clauseIndex}`} />
      )}
    </Repeater>
  )
}
