import { roleByKey, type RoleKey } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { writeFileSync } from 'node:fs'
import { portalUrl } from '../support/addresses.ts'
import { getEmail, password } from '../support/client.ts'
import { test as base } from '../support/farm/test.ts'
import { openScreen, openSession, type Session } from './driver.ts'
import { WebKitPage } from './page.ts'

/** Opens a separate browser and signs in as a person of a role, by typing. */
export type OpenSignedInBrowser = (role: RoleKey, t: Translate) => Promise<WebKitPage>

/** Playwright's `test` without Playwright's browsers. Each person has a separate WebKit, which is closed after the test. */
export const test = base.extend<{ enter: OpenSignedInBrowser }, { display: string }>({
  display: [
    // The empty pattern tells Playwright that this fixture needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, useDisplay) => {
      const { display, close } = await openScreen()
      await useDisplay(display)
      close()
    },
    { scope: 'worker' },
  ],
  enter: async ({ display }, provideEnter, info) => {
    const sessions: Session[] = []
    await provideEnter(async (role, t) => {
      const session = await openSession(display)
      sessions.push(session)
      await session.command('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 960 })
      const page = new WebKitPage(session)
      await page.goto(portalUrl(roleByKey(role).portal))
      await page.write({ role: 'textbox', name: t('session:fields.email') }, getEmail(role))
      await page.writePassword(t('session:fields.password'), password)
      await page.click({ role: 'button', name: t('session:signIn.submit') })
      // Waits until the sign-in is complete: only a page behind the sign-in has this button. Navigating before it appears leads
      // back to the sign-in.
      await page.waitUntilVisible({ role: 'button', name: t('shell:header.profileOf', { name: '' }) })
      return page
    })
    const hasFailed = info.status !== info.expectedStatus
    for (const [index, { command, close }] of sessions.entries()) {
      const screenshot = hasFailed && (await command<string>('GET', '/screenshot'))
      if (screenshot) writeFileSync(info.outputPath(`person-${index}.png`), screenshot, 'base64')
      await close()
    }
  },
})
