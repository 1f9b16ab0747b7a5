import type { Page } from '@playwright/test'

/** Collects console errors, script errors and server errors of a page, which its screens may not show. */
export function collectFailures(page: Page): () => readonly string[] {
  const failures: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return () => failures
}
