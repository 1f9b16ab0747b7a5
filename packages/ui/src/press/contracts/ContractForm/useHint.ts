import { useTranslation } from '@press/i18n'

/** What stands under a field, by the first of the names that has words; undefined where none has. */
export function useHint(): (...names: readonly string[]) => string | undefined {
  const { t, i18n } = useTranslation('contracts')
  return (...names) => {
    const name = names.find((one) => i18n.exists(`contracts:hint.${one}`))
    return name && t(`hint.${name}` as 'hint.royalty')
  }
}
