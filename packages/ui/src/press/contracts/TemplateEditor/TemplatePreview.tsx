import type { ContractKind, ContractPublisher } from '@press/domain'
import { createContractExample, renderContract, useTranslation } from '@press/i18n'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { ContractPaper } from '../ContractPaper/index.ts'
import type { TemplateValues } from './template-values.ts'

export interface TemplatePreviewProps {
  kind: ContractKind
  press: ContractPublisher
  today: string
}

/** A preview of the typed text, with example terms. */
export function TemplatePreview({ kind, press, today }: TemplatePreviewProps) {
  const { t } = useTranslation('contract-templates')
  const { control } = useFormContext<TemplateValues>()
  const text = useDeferredValue(useWatch({ control }) as TemplateValues)
  return (
    <Stack gap={3}>
      <Text variant="small" tone="secondary">
        {t('editor.example')}
      </Text>
      <ContractPaper document={renderContract(createContractExample(kind, today), press, text)} />
    </Stack>
  )
}
