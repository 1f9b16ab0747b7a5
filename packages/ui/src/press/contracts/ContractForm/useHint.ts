import { useTranslation } from '@press/i18n'

/** Returns a function that returns the hint of the first given name that has a hint. */
export function useHint(): (...names: readonly string[]) => string | undefined {
  const { t, i18n } = useTranslation('contracts')
  return (...names) => {
    const name = names.find((hintName) => i18n.exists(`contracts:hint.${hintName}`))
    return name && t(`hint.${name}` as 'hint.royalty')
  }
}
