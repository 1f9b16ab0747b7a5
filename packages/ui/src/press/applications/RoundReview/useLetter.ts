import type { DecisionLetter, LetterLocale, LetterText } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Decision } from '../DecisionPanel/decision.ts'

/** Milliseconds without a change after which the letter is built anew. */
const previewDebounceMs = 300

export type BuildLetter = (
  decision: Omit<Decision, 'letter'>,
  locale: LetterLocale | undefined,
) => Promise<DecisionLetter>

/** The letter that a decision would go out with, built anew whenever the decision changes; the last one stays in sight meanwhile. */
export function useLetter(decision: Omit<Decision, 'letter'> | undefined, build: BuildLetter) {
  const [locale, setLocale] = useState<LetterLocale>()
  const [built, setBuilt] = useState<DecisionLetter>()
  const [failed, setFailed] = useState<string>()
  const asked = decision && JSON.stringify([decision, locale])
  const ask = useEffectEvent(() => (decision ? build(decision, locale) : undefined))
  useEffect(() => {
    if (asked === undefined) return
    let old = false
    const timer = setTimeout(() => {
      ask()
        ?.then((letter) => {
          if (old) return
          setBuilt(letter)
          setFailed(undefined)
        })
        .catch((error: unknown) => !old && setFailed(error instanceof Error ? error.message : String(error)))
    }, previewDebounceMs)
    return () => {
      old = true
      clearTimeout(timer)
    }
  }, [asked])
  return {
    built: decision && built,
    failed,
    locale,
    setLocale,
    /** What goes out with a decision: as it was written, or in the language that was chosen; else the server builds it in the author's own. */
    letterOf: async (sent: Omit<Decision, 'letter'>, written: LetterText | null): Promise<LetterText | undefined> =>
      written ? textOf(written) : locale ? textOf(await build(sent, locale)) : undefined,
  }
}

const textOf = ({ locale, subject, text }: LetterText): LetterText => ({ locale, subject, text })
