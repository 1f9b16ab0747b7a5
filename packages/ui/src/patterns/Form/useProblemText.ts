import { useTranslation, type Resources } from '@press/i18n'

/** The features whose catalog describes field errors under `problem`. */
export type FeatureWithProblemTexts = {
  [Name in keyof Resources]: Resources[Name] extends { problem: object } ? Name : never
}[keyof Resources]

type Base<Key> = Key extends `${infer Problem}_${string}` ? Problem : Key

/** The errors that a feature has texts for. */
export type ProblemOf<Name extends FeatureWithProblemTexts> = Base<keyof Resources[Name]['problem']>

/** An error of one field, with the numbers and names that its text mentions. */
export type FieldProblem<Name extends FeatureWithProblemTexts> =
  | ProblemOf<Name>
  | { problem: ProblemOf<Name>; params: Readonly<Record<string, string | number>> }

/** Returns the error key without its parameters. */
export const getProblemKey = <Name extends FeatureWithProblemTexts>(problem: FieldProblem<Name>): ProblemOf<Name> =>
  typeof problem === 'object' ? problem.problem : problem

/** Returns `items_price` for `items.0.price`. The index is omitted, because the error is shown at the item itself. */
const toTextContext = (field: string): string => field.replaceAll(/\.\d+(?=\.|$)/g, '').replaceAll('.', '_')

/** Returns a function for the text of a field's error: `problem.required_book_name` if it exists, otherwise `problem.required`. */
export function useProblemText<Name extends FeatureWithProblemTexts>(feature: Name | undefined) {
  const { t } = useTranslation(feature ?? 'ui')
  // The signature ties the error to the catalog; the key is concatenated here, which the compiler cannot check.
  const translate = t as unknown as (key: string, options: Record<string, unknown>) => string
  return (problem: FieldProblem<Name>, field: string): string =>
    translate(`problem.${String(getProblemKey(problem))}`, {
      ...(typeof problem === 'object' && problem.params),
      context: toTextContext(field),
    })
}
