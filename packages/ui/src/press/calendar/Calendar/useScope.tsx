import type { RepeatScope } from '@press/domain'
import { useState, type ReactNode } from 'react'
import { ScopeDialog, type ScopeQuestion } from './ScopeDialog.tsx'

interface PendingQuestion extends ScopeQuestion {
  resolve: (scope: RepeatScope | null) => void
}

/** Asks which occurrences of a series a change applies to. Resolves to null if the user cancels. */
export function useScope(): {
  askScope: (question: ScopeQuestion) => Promise<RepeatScope | null>
  question: ReactNode
} {
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion | null>(null)
  const askScope = (question: ScopeQuestion) =>
    new Promise<RepeatScope | null>((resolve) => setPendingQuestion({ ...question, resolve: resolve }))
  const answerQuestion = (scope: RepeatScope | null) => {
    pendingQuestion?.resolve(scope)
    setPendingQuestion(null)
  }
  return {
    askScope: askScope,
    question: pendingQuestion && (
      <ScopeDialog event={pendingQuestion.event} action={pendingQuestion.action} onAnswer={answerQuestion} />
    ),
  }
}
