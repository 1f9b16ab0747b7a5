import { useTranslation } from '@press/i18n'

/** Returns a function that gives the hint of the first name that has one. */
export function useHint(): (...names: readonly string[]) => string | undefined {
  const { t, i18n } = useTranslation('contracts')
  return (...names) => {
    const name = names.find((one) => i18n.exists(`contracts:hint.${one}`))
    return name && t(`hint.${name}` as 'hint.royalty')
  }
}
