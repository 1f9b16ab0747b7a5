import { validateTemplate, type ContractKind, type ContractTemplate } from '@press/domain'
import type { FieldProblem } from '../../../patterns/Form/useProblemText.ts'

/** The values of the form: the text, and the reason for the change. */
export interface TemplateValues extends ContractTemplate {
  note: string
}

export const toTemplateValues = (text: ContractTemplate): TemplateValues => ({ ...structuredClone(text), note: '' })

export const toTemplateText = ({ note: _note, ...text }: TemplateValues): ContractTemplate => text

export const formatPlaceholder = (name: string): string => `{{${name}}}`

/** Returns the messages of invalid fields by field name. */
export const findTemplateProblems = (
  kind: ContractKind,
  values: TemplateValues,
): Record<string, FieldProblem<'contract-templates'>> =>
  Object.fromEntries(
    Object.entries(validateTemplate(kind, toTemplateText(values))).map(([field, { problem, names }]) => [
      field,
      { problem, params: { names: names.map(formatPlaceholder).join(', ') } },
    ]),
  )

/** Returns the form path of a field. The error of a whole list belongs to the list's `root`. */
export const getFieldPath = (field: string): string =>
  /^sections(?:\.\d+\.clauses)?$/u.test(field) ? `${field}.root` : field
