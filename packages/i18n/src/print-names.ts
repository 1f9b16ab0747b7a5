import { imprintPapers, getMaterials, type Binding, type Paper } from '@press/domain'
import type { Locale } from './locales.ts'
import type { Translate } from './resources.ts'

/** Writes a name such as «Офсетная» in lower case inside a Russian sentence. A brand in Latin letters keeps its capital. */
const lowerCaseInSentence = (name: string, locale: Locale): string =>
  locale === 'ru' ? name.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase()) : name

export type PrintNames = ReturnType<typeof printNames>

/**
 * Returns functions that return the names of papers and bindings. Built-in materials have catalog texts, and materials that the
 * press added have stored names. For an unknown material, its key is the name.
 */
export function printNames(t: Translate, locale: Locale, { papers, bindings } = getMaterials()) {
  const findPaper = (key: Paper) => papers.find((one) => one.key === key)
  const getBindingName = (key: Binding, getCatalogName: () => string): string => {
    const material = bindings.find((one) => one.key === key)
    return material ? (material.name?.[locale] ?? getCatalogName()) : key
  }
  return {
    paper(key: Paper): string {
      const material = findPaper(key)
      if (!material) return key
      const { name, grammage } = material
      return name
        ? t('print-forms:addedPaper', { name: name[locale], grammage })
        : t(`print-forms:paper.${key as 'offset80'}`)
    },
    binding: (key: Binding): string => getBindingName(key, () => t(`print-forms:binding.${key as 'KBS'}`)),
    /** Returns the short name of a binding for the lines of an offer: «7БЦ». */
    shortBinding: (key: Binding): string => getBindingName(key, () => t(`offers:item.binding.${key as 'KBS'}`)),
    /** Returns the sentence about a paper in an imprint: «Бумага офсетная.» */
    imprintPaper(key: Paper): string {
      const material = findPaper(key)
      const name = material ? material.name?.[locale] : key
      return name
        ? t('print-forms:imprint.otherPaper', { name: lowerCaseInSentence(name, locale) })
        : t(`print-forms:imprint.paper.${imprintPapers[key as keyof typeof imprintPapers]}`)
    },
  }
}
