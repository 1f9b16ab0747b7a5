import type { Page } from '@playwright/test'
import { textsIn } from './people.ts'

const t = textsIn('ru')

/** Goes to a screen that has no room in the header's menu, and stands under «More» there. */
export async function goUnderMore(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('button', { name: t('shell:nav.more') })
    .click()
  await page.getByRole('menuitem', { name }).click()
}
