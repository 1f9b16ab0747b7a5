import { templateProblems, type ContractKind, type ContractTemplate } from '@press/domain'
import type { FieldProblem } from '../../../patterns/Form/useProblemText.ts'

/** What the form holds: the text, and why it is changed. */
export interface TemplateValues extends ContractTemplate {
  note: string
}

export const templateValues = (text: ContractTemplate): TemplateValues => ({ ...structuredClone(text), note: '' })

export const textOf = ({ note: _note, ...text }: TemplateValues): ContractTemplate => text

export const placeholderText = (name: string): string => `{{${name}}}`

/** What is wrong, in the words of the texts. */
export const problemsOf = (
  kind: ContractKind,
  values: TemplateValues,
): Record<string, FieldProblem<'contract-templates'>> =>
  Object.fromEntries(
    Object.entries(templateProblems(kind, textOf(values))).map(([field, { problem, names }]) => [
      field,
      { problem, params: { names: names.map(placeholderText).join(', ') } },
    ]),
  )

/** What is wrong with a list as a whole stands beside its lines. */
export const pathOf = (field: string): string =>
  /^sections(?:\.\d+\.clauses)?$/u.test(field) ? `${field}.root` : field
