import { imprintPapers, materials, type Binding, type Paper } from '@press/domain'
import type { Locale } from './locales.ts'
import type { Translator } from './resources.ts'

/** «Офсетная» stands inside a sentence in Russian; a brand in Latin letters keeps its capital. */
const inSentence = (name: string, locale: Locale): string =>
  locale === 'ru' ? name.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase()) : name

export type PrintNames = ReturnType<typeof printNames>

/**
 * Names of papers and bindings: the first ones' are texts, those that the press has added bear their own. What is not known yet is
 * called by its key.
 */
export function printNames(t: Translator, locale: Locale, { papers, bindings } = materials()) {
  const paperOf = (key: Paper) => papers.find((one) => one.key === key)
  const bindingName = (key: Binding) => bindings.find((one) => one.key === key)?.name?.[locale]
  return {
    paper(key: Paper): string {
      const { name, grammage } = paperOf(key) ?? {}
      return name ? t('print:addedPaper', { name: name[locale], grammage }) : t(`print:paper.${key as 'offset80'}`, key)
    },
    binding: (key: Binding): string => bindingName(key) ?? t(`print:binding.${key as 'KBS'}`, key),
    /** As lines of an offer have it: «7БЦ». */
    shortBinding: (key: Binding): string => bindingName(key) ?? t(`offers:item.binding.${key as 'KBS'}`, key),
    /** The sentence of an imprint: «Бумага офсетная.» */
    imprintPaper(key: Paper): string {
      const name = paperOf(key)?.name
      return name
        ? t('print:imprint.otherPaper', { name: inSentence(name[locale], locale) })
        : t(`print:imprint.paper.${imprintPapers[key as keyof typeof imprintPapers]}`)
    },
  }
}
