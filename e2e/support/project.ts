import { ratingCriteria } from '@press/domain'
import type { Translate } from '@press/i18n/node'
import { expect, type Locator, type Page } from '@playwright/test'
import { createClient } from './client.ts'
import { formatDateInDays } from './dates.ts'
import { files } from './files.ts'

/* The helpers of this file take the layout of a book from its manager to a freelancer and back. */

export const getLayoutLabel = (t: Translate): string => t('domain:workType.layout')

/** In the form of a new project, enters the end date and assigns the second kind of work, the layout, to the freelancer. */
export async function assignLayoutWork(manager: Page, t: Translate): Promise<Locator> {
  const { user } = await createClient('executor')
  await manager
    .getByRole('textbox', { name: t('projects:field.deadline') })
    .first()
    .fill(formatDateInDays(30))
  const work = manager.getByRole('listitem', { name: t('projects:form.task', { number: 2 }) })
  await expect(work.getByRole('combobox', { name: t('projects:work.field.name') })).toHaveValue('layout')
  await work.getByRole('combobox', { name: t('projects:work.field.executor') }).fill(user.name)
  await manager.getByRole('option', { name: user.name }).click()
  await work.getByLabel(t('projects:work.field.price')).fill('147200')
  return work
}

export async function createAndStart(manager: Page, t: Translate, title: string): Promise<void> {
  await manager.getByRole('button', { name: t('projects:form.create') }).click()
  await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await manager.getByRole('button', { name: t('projects:detail.start') }).click()
  await expect(manager.getByRole('button', { name: t('projects:detail.finish') })).toBeVisible()
}

/** Finds the project in the freelancer's list and accepts the layout. */
export async function acceptLayoutWork(freelancer: Page, t: Translate, title: string): Promise<void> {
  await freelancer
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.projects') })
    .click()
  await freelancer.getByRole('searchbox', { name: t('projects:list.search') }).fill(title)
  await expect(freelancer.getByText(t('projects:list.found', { count: 1 }), { exact: true })).toBeVisible()
  await freelancer.getByRole('link', { name: title }).click()
  await freelancer.getByRole('button', { name: getLayoutLabel(t), exact: true }).click()
  await freelancer.getByRole('button', { name: t('projects:work.answer.take') }).click()
}

export async function submitResult(freelancer: Page, t: Translate): Promise<void> {
  await freelancer
    .getByRole('button', { name: t('projects:work.to.completed') })
    .last()
    .click()
  const result = freelancer.getByRole('dialog', {
    name: t('projects:work.ask.result.title', { work: getLayoutLabel(t) }),
  })
  await result.locator('input[type=file]').setInputFiles(files.manuscript)
  await expect(result.getByRole('status')).toContainText(t('fields:upload.done', { name: files.manuscript.name }))
  await result.getByRole('button', { name: t('projects:work.ask.result.confirm') }).click()
  await expect(result).toBeHidden()
  await expect(freelancer.getByText(t('projects:workStatus.completed')).first()).toBeVisible()
}

/** Rates and approves the result on the project page, which is still open. */
export async function approveResult(manager: Page, t: Translate): Promise<void> {
  for (const criterion of ratingCriteria)
    await manager
      .getByRole('radiogroup', { name: t(`fields:rating.criterion.${criterion}`) })
      .getByRole('radio')
      .last()
      .check({ force: true })
  await manager
    .getByRole('button', { name: t('projects:work.to.approved') })
    .last()
    .click()
  await expect(manager.getByText(t('projects:workStatus.approved')).first()).toBeVisible()
}
