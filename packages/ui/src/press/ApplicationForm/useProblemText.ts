import type { ApplicationProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { stepOf } from './applicationValues.ts'

/** What to say beside a field, by its wire name, about what is wrong with it. */
export function useProblemText() {
  const { t } = useTranslation('applications')
  return (field: string, problem: ApplicationProblem): string => {
    if (problem === 'tooLong' || problem === 'email') return t(`form.problem.${problem}`)
    if (field === 'book_name') return t('form.problem.book_name.required')
    if (field === 'budget_source') return t('form.problem.budget_source.required')
    if (field === 'agreed') return t('form.problem.agreed.mustAgree')
    if (stepOf(field) === 'authors') return t(`form.problem.author.${field.endsWith('.email') ? 'email' : 'name'}`)
    return t('form.problem.file')
  }
}
