import { getFlagsAfterMove } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { formatDateInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { signedIn, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { openRounds, uploadCorrectedFile, returnSignal, signSignal, typeRemark } from './support/signal.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

test('An author returns a signal copy with remarks and signs the corrected one', async ({ browser }) => {
  const card = await createCardAtStage('author', 'Озёра Кокшетау')
  const author = await signedIn(browser, 'author')
  await author.goto(`${portalUrl('author')}/app/author/booktracking/${card.id}`)
  await typeRemark(author, t, 'В заголовке опечатка')
  await expectAccessible(author)
  await returnSignal(author, t)

  const manager = await signedIn(browser, 'pm')
  await manager.goto(`${staff}/app/project-manager/techcards/${card.id}`)
  const rounds = await openRounds(manager, t, 'В заголовке опечатка')
  await rounds.locator('input[type=file]').setInputFiles({ ...files.signal, name: 'Сигнал_исправленный.pdf' })
  await expect(rounds.getByText(/изменилось только имя/)).toBeVisible()
  await expectAccessible(manager)
  await uploadCorrectedFile(rounds, t)
  const pm = await createClient('pm')
  await pm.call('POST /api/tech-cards/kanban/{id}', {
    params: { id: card.id },
    body: getFlagsAfterMove('process', 'signal'),
  })

  const printer = await signedIn(browser, 'typography')
  await printer.goto(`${staff}/app/typography/techcards/${card.id}`)
  await printer.getByRole('button', { name: t('tech-cards:work.signal-copy.action') }).click()
  await printer
    .getByRole('dialog')
    .getByRole('button', { name: t('tech-cards:work.signal-copy.action') })
    .click()
  await expect(printer.getByRole('dialog')).toBeHidden()

  await author.goto(`${portalUrl('author')}/app/author/booktracking/${card.id}`)
  await signSignal(author, t)
})

test('The printing house fills in its form, and the stock counts and delivers the books', async ({ browser }) => {
  const card = await createCardAtStage('typography', 'Степи Тургая')
  const printer = await signedIn(browser, 'typography')
  await printer.goto(`${staff}/app/typography/techcards/${card.id}`)
  await printer.getByRole('link', { name: t('tech-cards:act.printForm') }).click()
  const field = (name: string) => printer.getByLabel(new RegExp(`^${name}`)).first()
  const label = (key: 'format' | 'total_pages' | 'status' | 'start_date' | 'completed_date') =>
    t(`print-forms:work.field.${key}`)
  await field(label('format')).selectOption('60×90/16')
  await field(label('total_pages')).fill('214')
  await field(`${t('print-forms:work.part.text')}: бумага`).selectOption('offset80')
  await field(`${t('print-forms:work.part.text')}: красочность`).fill('цвет')
  await expect(printer.getByText(t('print-forms:problem.colorfulness'))).toBeVisible()
  await field(`${t('print-forms:work.part.text')}: красочность`).fill('1+1')
  await field(label('status')).selectOption('completed')
  await field(label('start_date')).fill(formatDateInDays(-2))
  await field(label('completed_date')).fill(formatDateInDays(0))
  await expectAccessible(printer)
  await printer.getByRole('button', { name: t('print-forms:work.print.save') }).click()
  await expect(printer.getByText(t('print-forms:work.print.goesOn')).last()).toBeVisible()
  await expect(printer.getByRole('region', { name: t('print-forms:work.print.label') })).toContainText('60×90/16')
  const bound = t('tech-cards:work.works-after-printing.action')
  await printer.getByRole('button', { name: bound }).click()
  await printer.getByRole('dialog').getByRole('button', { name: bound }).click()

  const keeper = await signedIn(browser, 'stock')
  await keeper.goto(`${staff}/app/stock/techcards/${card.id}`)
  const receive = t('tech-cards:work.receive.action')
  await keeper.getByRole('button', { name: receive }).click()
  const counted = keeper.getByRole('dialog')
  await counted.getByLabel(t('tech-cards:field.circulation_university')).fill('290')
  await expect(counted.getByText(/университету 10/)).toBeVisible()
  await counted.getByLabel(t('tech-cards:shortage.reason')).fill('Недовложение в последней пачке')
  await counted.getByRole('button', { name: receive }).click()
  await expect(keeper.getByText('не хватает 10 экз.').first()).toBeVisible()

  const deliver = t('tech-cards:work.deliver.action')
  await keeper.getByRole('button', { name: deliver }).click()
  const deliveredGroup = keeper
    .getByRole('dialog')
    .getByRole('group', { name: t('tech-cards:field.circulation_university') })
  await deliveredGroup.getByRole('textbox', { name: t('tech-cards:copies.to') }).fill('А. Омаров')
  await keeper.getByRole('dialog').getByRole('button', { name: deliver }).click()
  await expect(keeper.getByText('выдано 290 экз.: А. Омаров')).toBeVisible()
})
