import { expect, type Route } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { expectFits } from './support/fits.ts'
import { openSignedInBrowser, openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('A chief editor passes a book on from the queue and undoes it', async ({ browser }) => {
  const card = await createCardAtStage('editor', 'Такыры Бетпак-Далы')
  const page = await openSignedInBrowser(browser, 'initiator')
  const row = page.getByRole('listitem').filter({ hasText: card.book_name })
  await page.getByRole('list', { name: t('queue:group.later') }).waitFor()
  await expectAccessible(page)
  const actionLabel = t('queue:openNamed', { action: t('queue:step.passToManager'), title: card.book_name })
  await row.getByRole('button', { name: actionLabel }).focus()
  await page.keyboard.press('Enter')
  const announcement = t('domain:moved', { id: card.id, from: t('domain:stage.editor'), to: t('domain:stage.project') })
  await expect(page.getByText(announcement).last()).toBeVisible()
  await page.getByRole('button', { name: t('queue:undo'), exact: true }).click()
  await expect(page.getByRole('button', { name: actionLabel })).toBeVisible()
  const { techcard } = await (
    await createClient('initiator')
  ).call('GET /api/tech-cards/{id}', { params: { id: card.id } })
  expect([techcard.is_editor, techcard.is_project]).toEqual([true, false])
})

test('A superuser sees pending support requests at home and opens one', async ({ browser }) => {
  const author = await createClient('author')
  const body = { title: 'Не открывается рукопись', description: 'Пустая страница', contact_info: 'a@demo.press' }
  const { request } = await author.call('POST /api/support', { body })
  const page = await openSignedInBrowser(browser, 'supervisor')
  const requests = page.getByRole('region', { name: t('queue:others.kind.support') })
  await requests.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  const supportGroup = (await (await createClient('supervisor')).call('GET /api/queue/others')).groups.find(
    ({ kind }) => kind === 'support',
  )
  await expect(requests.getByRole('listitem')).toHaveCount(supportGroup?.items.length ?? 0)
  const row = requests.getByRole('link').first()
  const title = await row.textContent()
  await row.click()
  await expect(page).toHaveURL(new RegExp(`support\\?request=${supportGroup?.items[0]?.id}$`))
  await expect(page.getByRole('dialog')).toContainText(title ?? '')
  expect(request.status).toBe('open')
})

test('Accounting pays a work from the queue after confirming', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'accounting')
  const payButton = page.getByRole('button', { name: new RegExp(`^${t('queue:step.payWork')}: `) }).first()
  const name = await payButton.getAttribute('aria-label')
  await payButton.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('queue:ask.cancel') }).click()
  await expect(question).toBeHidden()
  await payButton.click()
  await question.getByRole('button', { name: t('queue:step.payWork') }).click()
  const title = (name ?? '').slice(t('queue:step.payWork').length + 2)
  await expectAnnounced(page, t('queue:done.pay', { title }))
})

for (const role of ['initiator', 'deputy', 'pm', 'accounting', 'stock', 'supervisor'] as const)
  test(`The queue of ${role} is grouped by due date`, { tag: '@all' }, async ({ browser }) => {
    const { items } = await (await createClient(role)).call('GET /api/queue')
    const page = await openSignedInBrowser(browser, role)
    await expect(
      page
        .locator('main')
        .getByText(items[0]?.book_name ?? '')
        .first(),
    ).toBeVisible()
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const groups = [t('queue:group.overdue'), t('queue:group.today'), t('queue:group.later')]
    const shownGroups = headings.filter((heading) => groups.includes(heading))
    expect(shownGroups).toEqual(groups.filter((group) => shownGroups.includes(group)))
  })

test('A printer starts a run from its row by keyboard and undoes it', { tag: '@all' }, async ({ browser }) => {
  const run = await createCardAtStage('typography', 'Ледники Заилийского Алатау')
  const supervisor = await createClient('supervisor')
  const params = { id: run.id }
  const { techcard } = await supervisor.call('POST /api/tech-cards/{id}/edit', { params, body: { due: '2026-11-02' } })
  const form = {
    copies: 300,
    format: 'A5',
    total_pages: 192,
    paper_text: 'offset80',
    colorfulness_text: '1+1',
    status: 'new',
  } as const
  const printer = await createClient('typography')
  await printer.call('POST /api/tech-cards/{id}/print-info', {
    params,
    body: { ...form, version: techcard.version },
  })
  const page = await openSignedInBrowser(browser, 'typography')
  await expect(page.getByRole('heading', { name: t('paper-stock:forRuns') })).toBeVisible()
  await expectAccessible(page)
  const startButton = page.getByRole('button', {
    name: t('queue:openNamed', { action: t('print-plan:act.start'), title: run.book_name }),
  })
  await startButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('print-plan:started', { title: run.book_name })).last()).toBeVisible()
  await page.getByRole('button', { name: t('queue:undo'), exact: true }).click()
  await expect(startButton).toBeVisible()
})

/** Creates a print run that may be printed today and has the earliest due date. */
async function createRunToPrint(title: string, form: { status?: 'new' | 'in progress' } = {}) {
  const run = await createCardAtStage('typography', title)
  const params = { id: run.id }
  const [supervisor, printer] = [await createClient('supervisor'), await createClient('typography')]
  for (const paper of ['offset80', 'colotech160', 'coated130', 'offset120'] as const) {
    const { papers } = await printer.call('GET /api/paper')
    const requiredSheets = (papers.find((one) => one.paper === paper)?.on_hand ?? 0) + 20_000
    await printer.call('POST /api/paper/count', { body: { paper, counted: requiredSheets, reason: 'Пересчёт' } })
  }
  const { techcard } = await supervisor.call('POST /api/tech-cards/{id}/edit', { params, body: { due: '2019-11-02' } })
  await printer.call('POST /api/tech-cards/{id}/print-info', {
    params,
    body: {
      copies: 200,
      format: 'A5',
      total_pages: 96,
      paper_text: 'offset80',
      colorfulness_text: '1+1',
      status: 'new',
      ...(form.status === 'in progress' && { status: 'in progress', start_date: '2026-11-02' }),
      version: techcard.version,
    },
  })
  return run
}

test('Two printers order the day by keyboard: the second sees the conflict and overwrites nothing', async ({
  browser,
}) => {
  const [firstRun, secondRun] = [await createRunToPrint('Сусын сыры'), await createRunToPrint('Шежіре беттері')]
  const printer = await createClient('typography')
  const { day } = await printer.call('GET /api/print-plan')
  await printer.call('PUT /api/print-plan/day', { body: { cards: [firstRun.id, secondRun.id], version: day.version } })

  const page = await openSignedInBrowser(browser, 'typography')
  await page.getByRole('button', { name: t('print-plan:arrange.open'), exact: true }).click()
  const order = page.getByRole('list', { name: t('print-plan:arrange.order') })
  const titles = order.getByRole('listitem')
  await expect(titles).toContainText([firstRun.book_name, secondRun.book_name])
  await expectAccessible(page)
  const handle = order.getByRole('button', { name: t('print-plan:arrange.move', { title: firstRun.book_name }) })
  await handle.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(titles).toContainText([secondRun.book_name, firstRun.book_name])
  await expect(handle).toBeFocused()
  // Undo at once, because the toast that offers it disappears soon.
  await page.getByRole('button', { name: t('queue:undo'), exact: true }).click()
  const fetchArrangedRuns = async () => (await printer.call('GET /api/print-plan')).day.arranged
  await expect(titles).toContainText([firstRun.book_name, secondRun.book_name])
  await expect.poll(fetchArrangedRuns).toEqual([firstRun.id, secondRun.id])

  // Another person in the printing house removes a print run. This page updates by itself.
  const currentDay = (await printer.call('GET /api/print-plan')).day
  await printer.call('PUT /api/print-plan/day', { body: { cards: [secondRun.id], version: currentDay.version } })
  await expect(titles).toHaveCount(1)

  // The other person puts the print run back before this page receives the update.
  const arrangeAsOtherPerson = async (route: Route) => {
    const { version } = (await printer.call('GET /api/print-plan')).day
    await printer.call('PUT /api/print-plan/day', { body: { cards: [secondRun.id, firstRun.id], version } })
    await route.continue()
  }
  await page.route('**/api/print-plan/day', arrangeAsOtherPerson, { times: 1 })
  await order.getByRole('button', { name: t('print-plan:arrange.remove', { title: secondRun.book_name }) }).click()
  await expectAnnounced(page, t('errors:conflict'))
  await expect(titles).toContainText([secondRun.book_name, firstRun.book_name])
  await expect.poll(fetchArrangedRuns).toEqual([secondRun.id, firstRun.id])
  await page.getByRole('button', { name: t('print-plan:arrange.byDate') }).click()
  await expect.poll(fetchArrangedRuns).toBeNull()
})

test(
  'A printer enters the printed copies of a run, and the progress bar shows them',
  { tag: '@all' },
  async ({ browser }) => {
    const run = await createRunToPrint('Балбал тастар', { status: 'in progress' })
    const page = await openSignedInBrowser(browser, 'typography')
    const countLabelParams = { action: t('print-plan:printed.count'), title: run.book_name }
    await page.getByRole('button', { name: t('queue:openNamed', countLabelParams) }).click()
    const dialog = page.getByRole('dialog', { name: t('print-plan:printed.title', { title: run.book_name }) })
    const field = dialog.getByLabel(t('paper-stock:field.printed'))
    await field.fill('201')
    await dialog.getByRole('button', { name: t('print-plan:printed.save') }).click()
    await expect(dialog.getByText(t('paper-stock:problem.moreThanRun'))).toBeVisible()
    await expectAccessible(page)
    await field.fill('150')
    await dialog.getByRole('button', { name: t('print-plan:printed.save') }).click()
    await expectAnnounced(page, t('print-plan:printed.said', { title: run.book_name }))
    const progressBar = page.getByRole('listitem').filter({ hasText: run.book_name }).getByRole('progressbar')
    await expect(progressBar).toHaveAttribute('aria-valuenow', '75')
  },
)

test(
  'A printer filters runs by the kind of order, and a colleague opens a filtered link',
  { tag: '@all' },
  async ({ browser }) => {
    const run = await createRunToPrint('Жеті жарғы')
    const page = await openSignedInBrowser(browser, 'typography')
    const row = page.getByRole('listitem').filter({ hasText: run.book_name }).first()
    await expect(row).toBeVisible()
    await page.getByRole('button', { name: t('print-plan:orders.label') }).click()
    await page.getByRole('menuitemradio', { name: t('print-plan:orders.partner') }).click()
    await expect(page).toHaveURL(/orders=partner/)
    const runs = page.getByRole('list', { name: t('print-plan:runs') })
    await expect(runs.getByText(run.book_name)).toHaveCount(0)
    const colleaguePage = await openSignedInBlankPage(browser, 'typography')
    await colleaguePage.goto(page.url().replace('partner', 'press'))
    await expect(colleaguePage.getByRole('list', { name: t('print-plan:runs') }).getByText(run.book_name)).toBeVisible()
  },
)

test('A director sees every panel of the home page filled and steps through the overdue books', async ({ browser }) => {
  const director = await createClient('director')
  const { people } = await director.call('GET /api/statistics/load')
  const page = await openSignedInBrowser(browser, 'director')
  await expect(page.getByRole('heading', { name: t('statistics:today.title') })).toBeVisible()
  for (const panel of ['flow.title', 'risks.title', 'money.title', 'overload.title', 'deliveries'] as const)
    await expect(page.getByRole('heading', { name: t(`statistics:today.${panel}`) })).toBeVisible()
  await expect(page.getByText(people[0]?.user.name ?? '').first()).toBeVisible()
  await expect(page.getByText(t('statistics:today.flow.stuck', { stage: t('domain:stage.author') }))).toBeVisible()
  await expectAccessible(page)
  // Matches the button without its count, because the number of overdue books depends on the demo data.
  const reviewButtonText = t('statistics:today.review.button', { count: 0 }).split('(')[0] ?? ''
  await page.getByRole('button', { name: reviewButtonText }).click()
  const review = page.getByRole('dialog')
  const first = await review.getByRole('status').first().textContent()
  await expectAccessible(page)
  await review.getByRole('button', { name: t('statistics:today.review.next') }).click()
  await expect(review.getByRole('status').first()).not.toHaveText(first ?? '')
  await expect(review.getByRole('link', { name: t('statistics:today.review.write') })).toHaveAttribute(
    'href',
    /\/chat\?with=\d+$/,
  )
  // The books load page by page, so the test steps through all of them.
  const { total } = await director.call('GET /api/statistics/risks')
  for (let index = 2; index < total; index += 1)
    await review.getByRole('button', { name: t('statistics:today.review.next') }).click()
  await expect(
    page.getByRole('dialog', { name: t('statistics:today.review.title', { number: total, total }) }),
  ).toBeVisible()
  await expect(review.getByRole('button', { name: t('statistics:today.review.next') })).toBeDisabled()
  await review.getByRole('link', { name: t('statistics:today.review.open') }).click()
  await expect(page).toHaveURL(/techcards\/\d+$/)
})

test(
  'HR sees at home who works on what and finds contracts that end within a month',
  { tag: '@all' },
  async ({ browser }) => {
    const hr = await createClient('hr')
    const query = { ends: '30', sort_dir: 'asc' } as const
    const { people, ending } = await hr.call('GET /api/statistics/people', { query })
    const page = await openSignedInBrowser(browser, 'hr')
    const rows = page.getByRole('table', { name: t('profile:staff.label') }).locator('tbody tr')
    await expect(rows.first()).toContainText(people[0]?.user.name ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('profile:staff.ends') }).click()
    await page
      .getByRole('menuitemradio', { name: t('profile:staff.within', { days: '30', count: ending[30] }) })
      .click()
    await expect(rows).toHaveCount(people.length)
    await expect(page).toHaveURL(/ends=30/)
    await page.reload()
    await expect(rows).toHaveCount(people.length)
  },
)

for (const role of ['typography', 'stock', 'executor', 'director'] as const)
  test(
    `The home page of ${role} fits a phone and shows its first action without scrolling`,
    { tag: '@all' },
    async ({ browser }) => {
      const page = await openSignedInBrowser(browser, role, { phone: 390 })
      const main = page.getByRole('main')
      await expectFits(page)
      const firstAction = main.getByRole('listitem').locator('a, button').first()
      expect((await firstAction.boundingBox())?.y ?? 9999).toBeLessThan(844)
      await expectAccessible(page)
    },
  )

test('An executor accepts an offer at home and submits the work from its row', async ({ browser }) => {
  const [card, pm, executor] = [
    await createCardAtStage('process', 'Тропы Алатау'),
    await createClient('pm'),
    await createClient('executor'),
  ]
  const { project } = await pm.call('GET /api/project/create/{techcardId}', { params: { techcardId: card.id } })
  const works = project.tasks.map(({ id, name }) => ({
    id,
    name,
    executor_id: name === 'editing' ? executor.user.id : null,
  }))
  const body = { ...project, deadline: '2027-03-01', tasks: works }
  await pm.call('POST /api/project/create/{techcardId}', { params: { techcardId: card.id }, body })

  const page = await openSignedInBrowser(browser, 'executor')
  const getActionLabel = (action: string) => t('queue:openNamed', { action, title: card.book_name })
  await expectAccessible(page)
  const offers = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: card.book_name })
  const takeItem = offers
    .filter({ hasText: t('domain:workType.editing') })
    .getByRole('button', { name: getActionLabel(t('projects:mine.take')) })
  await page.getByRole('button', { name: /^Ещё \d+ предложени/ }).click()
  await takeItem.click()
  await page.getByRole('button', { name: getActionLabel(t('projects:mine.hand')) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(files.manuscript)
  await expect(dialog.getByRole('status')).toContainText(t('fields:upload.done', { name: files.manuscript.name }))
  await dialog.getByRole('button', { name: t('projects:work.ask.result.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: files.manuscript.name }).last()).toContainText(
    t('projects:mine.checking'),
  )
})

test(
  'A director sees when the figures were loaded once they cannot be refreshed',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await openSignedInBrowser(browser, 'director')
    const panel = page.getByRole('heading', { name: t('statistics:today.money.title') })
    await expect(panel).toBeVisible()
    const [staleTextStart = ''] = t('ui:alert.stale', { time: '|' }).split('|')
    const staleNotice = page.getByText(new RegExp(`^${staleTextStart}\\d{2}:\\d{2}`))
    await expect(staleNotice).toHaveCount(0)
    await page.route('**/api/statistics/**', (route) => route.abort())
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(staleNotice).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(staleNotice).toHaveCount(1)
    await expect(panel).toBeVisible()
    // Clicks while the figures are still unavailable. Once they are available, the page's own retry may be faster than a click.
    const statisticsRequest = page.waitForRequest('**/api/statistics/**')
    await page.getByRole('button', { name: t('ui:alert.refresh') }).click()
    await statisticsRequest
    await page.unroute('**/api/statistics/**')
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(staleNotice).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
  },
)

test('The first step shown to an author is the first item of their queue', { tag: '@all' }, async ({ browser }) => {
  await createCardAtStage('author', 'Чинки Мангыстау')
  const author = await createClient('author')
  const page = await openSignedInBrowser(browser, 'author')
  const [first] = (await author.call('GET /api/queue')).items
  const kind = first?.step === 'mendApplication' ? 'revision' : 'signal'
  const step = page.getByRole('region', { name: t(`home:next.${kind}.title`) })
  await expect(step).toContainText(first?.book_name ?? '')
  const section = kind === 'revision' ? 'applications' : 'booktracking'
  await expect(step.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/${section}/${first?.id}(/|$)`))
})
