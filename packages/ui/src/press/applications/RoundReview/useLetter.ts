import type { DecisionLetter, LetterLocale, LetterText } from '@press/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Decision } from '../DecisionPanel/decision.ts'

/** Milliseconds without a change before the letter is rebuilt. */
const previewDebounceMs = 300

export type BuildLetter = (
  decision: Omit<Decision, 'letter'>,
  locale: LetterLocale | undefined,
) => Promise<DecisionLetter>

/** Returns the letter for a decision, rebuilt whenever the decision changes. The previous letter stays visible meanwhile. */
export function useLetter(decision: Omit<Decision, 'letter'> | undefined, build: BuildLetter) {
  const [locale, setLocale] = useState<LetterLocale>()
  const [built, setBuilt] = useState<DecisionLetter>()
  const [failed, setFailed] = useState<string>()
  const requestKey = decision && JSON.stringify([decision, locale])
  const ask = useEffectEvent(() => (decision ? build(decision, locale) : undefined))
  useEffect(() => {
    if (requestKey === undefined) return
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
  }, [requestKey])
  return {
    built: decision && built,
    failed,
    locale,
    setLocale,
    /**
     * Returns the letter to send: the edited letter, or the letter in the chosen language. Otherwise returns undefined, and the
     * server builds the letter in the author's language.
     */
    letterOf: async (
      sent: Omit<Decision, 'letter'>,
      editedLetter: LetterText | null,
    ): Promise<LetterText | undefined> =>
      editedLetter ? textOf(editedLetter) : locale ? textOf(await build(sent, locale)) : undefined,
  }
}

const textOf = ({ locale, subject, text }: LetterText): LetterText => ({ locale, subject, text })
