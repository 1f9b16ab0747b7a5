import { validateTemplate, type ContractKind, type ContractTemplate } from '@press/domain'
import type { FieldProblem } from '../../../patterns/Form/useProblemText.ts'

/** The values of the form: the text, and the reason for the change. */
export interface TemplateValues extends ContractTemplate {
  note: string
}

export const templateValues = (text: ContractTemplate): TemplateValues => ({ ...structuredClone(text), note: '' })

export const textOf = ({ note: _note, ...text }: TemplateValues): ContractTemplate => text

export const placeholderText = (name: string): string => `{{${name}}}`

/** The message of a problem. */
export const problemsOf = (
  kind: ContractKind,
  values: TemplateValues,
): Record<string, FieldProblem<'contract-templates'>> =>
  Object.fromEntries(
    Object.entries(validateTemplate(kind, textOf(values))).map(([field, { problem, names }]) => [
      field,
      { problem, params: { names: names.map(placeholderText).join(', ') } },
    ]),
  )

/** The error of a list as a whole, shown beside its lines. */
export const pathOf = (field: string): string =>
  /^sections(?:\.\d+\.clauses)?$/u.test(field) ? `${field}.root` : field
