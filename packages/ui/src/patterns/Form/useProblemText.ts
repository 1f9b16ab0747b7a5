import { useTranslation, type Resources } from '@press/i18n'

/** The features whose texts say, under `problem`, what is wrong with a field. */
export type FeatureWithProblemTexts = {
  [Name in keyof Resources]: Resources[Name] extends { problem: object } ? Name : never
}[keyof Resources]

type Base<Key> = Key extends `${infer Problem}_${string}` ? Problem : Key

/** What a feature has words for. */
export type ProblemOf<Name extends FeatureWithProblemTexts> = Base<keyof Resources[Name]['problem']>

/** What is wrong with one field, with the figures and names that its text mentions. */
export type FieldProblem<Name extends FeatureWithProblemTexts> =
  | ProblemOf<Name>
  | { problem: ProblemOf<Name>; params: Readonly<Record<string, string | number>> }

/** The problem alone, without what its text mentions. */
export const problemKey = <Name extends FeatureWithProblemTexts>(problem: FieldProblem<Name>): ProblemOf<Name> =>
  typeof problem === 'object' ? problem.problem : problem

/** `items.0.price` → `items_price`: which of several is wrong is seen by where it is said. */
const contextOf = (field: string): string => field.replaceAll(/\.\d+(?=\.|$)/g, '').replaceAll('.', '_')

/**
 * What to say beside a field about what is wrong with it: `problem.required`, or where one field has words of its own
 * `problem.required_book_name`.
 */
export function useProblemText<Name extends FeatureWithProblemTexts>(feature: Name | undefined) {
  const { t } = useTranslation(feature ?? 'ui')
  // The signature holds problem and catalog together; the key is put together here, where the compiler cannot follow.
  const text = t as unknown as (key: string, options: Record<string, unknown>) => string
  return (problem: FieldProblem<Name>, field: string): string =>
    text(`problem.${String(problemKey(problem))}`, {
      ...(typeof problem === 'object' && problem.params),
      context: contextOf(field),
    })
}
