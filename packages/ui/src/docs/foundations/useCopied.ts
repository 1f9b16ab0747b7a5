import { useState } from 'react'

/** Puts code on the clipboard, and tells what was put there last. */
export function useCopied(): [copied: string, copy: (code: string) => void] {
  const [copied, setCopied] = useState('')
  return [copied, (code) => void navigator.clipboard.writeText(code).then(() => setCopied(code))]
}
