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
export function useLetter(decision: Omit<Decision, 'letter'> | undefined, buildLetter: BuildLetter) {
  const [locale, setLocale] = useState<LetterLocale>()
  const [builtLetter, setBuiltLetter] = useState<DecisionLetter>()
  const [failureText, setFailureText] = useState<string>()
  const requestKey = decision && JSON.stringify([decision, locale])
  const requestPreview = useEffectEvent(() => (decision ? buildLetter(decision, locale) : undefined))
  useEffect(() => {
    if (requestKey === undefined) return
    let isStale = false
    const timer = setTimeout(() => {
      requestPreview()
        ?.then((letter) => {
          if (isStale) return
          setBuiltLetter(letter)
          setFailureText(undefined)
        })
        .catch((error: unknown) => !isStale && setFailureText(error instanceof Error ? error.message : String(error)))
    }, previewDebounceMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [requestKey])
  return {
    builtLetter: decision && builtLetter,
    errorText: failureText,
    locale,
    setLocale,
    /**
     * Returns the letter to send: the edited letter, or the letter in the chosen language. Otherwise returns undefined, and the
     * server builds the letter in the author's language.
     */
    getLetterToSend: async (
      sentDecision: Omit<Decision, 'letter'>,
      editedLetter: LetterText | null,
    ): Promise<LetterText | undefined> =>
      editedLetter
        ? toLetterText(editedLetter)
        : locale
          ? toLetterText(await buildLetter(sentDecision, locale))
          : undefined,
  }
}

const toLetterText = ({ locale, subject, text }: LetterText): LetterText => ({ locale, subject, text })
