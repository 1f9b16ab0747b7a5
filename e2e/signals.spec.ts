import { getFlagsAfterMove } from '@press/domain'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { formatDateInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { openRounds, uploadCorrectedFile, returnSignal, signSignal, typeRemark } from './support/signal.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
const staff = portalUrl('staff')

test('An author returns a signal copy with remarks and signs the corrected one', async ({ browser }) => {
  const card = await createCardAtStage('author', 'Озёра Кокшетау')
  const author = await openSignedInBlankPage(browser, 'author')
  await author.goto(`${portalUrl('author')}/app/author/booktracking/${card.id}`)
  await typeRemark(author, t, 'В заголовке опечатка')
  await expectAccessible(author)
  await returnSignal(author, t)

  const manager = await openSignedInBlankPage(browser, 'pm')
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

  const printer = await openSignedInBlankPage(browser, 'typography')
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
  const printer = await openSignedInBlankPage(browser, 'typography')
  await printer.goto(`${staff}/app/typography/techcards/${card.id}`)
  await printer.getByRole('link', { name: t('tech-cards:act.printForm') }).click()
  const getField = (name: string) => printer.getByLabel(new RegExp(`^${name}`)).first()
  const getFieldLabel = (key: 'format' | 'total_pages' | 'status' | 'start_date' | 'completed_date') =>
    t(`print-forms:work.field.${key}`)
  await getField(getFieldLabel('format')).selectOption('60×90/16')
  await getField(getFieldLabel('total_pages')).fill('214')
  await getField(`${t('print-forms:work.part.text')}: бумага`).selectOption('offset80')
  await getField(`${t('print-forms:work.part.text')}: красочность`).fill('цвет')
  await expect(printer.getByText(t('print-forms:problem.colorfulness'))).toBeVisible()
  await getField(`${t('print-forms:work.part.text')}: красочность`).fill('1+1')
  await getField(getFieldLabel('status')).selectOption('completed')
  await getField(getFieldLabel('start_date')).fill(formatDateInDays(-2))
  await getField(getFieldLabel('completed_date')).fill(formatDateInDays(0))
  await expectAccessible(printer)
  await printer.getByRole('button', { name: t('print-forms:work.print.save') }).click()
  await expect(printer.getByText(t('print-forms:work.print.goesOn')).last()).toBeVisible()
  await expect(printer.getByRole('region', { name: t('print-forms:work.print.label') })).toContainText('60×90/16')
  const worksAfterPrintingLabel = t('tech-cards:work.works-after-printing.action')
  await printer.getByRole('button', { name: worksAfterPrintingLabel }).click()
  await printer.getByRole('dialog').getByRole('button', { name: worksAfterPrintingLabel }).click()

  const keeper = await openSignedInBlankPage(browser, 'stock')
  await keeper.goto(`${staff}/app/stock/techcards/${card.id}`)
  const receiveLabel = t('tech-cards:work.receive.action')
  await keeper.getByRole('button', { name: receiveLabel }).click()
  const countDialog = keeper.getByRole('dialog')
  await countDialog.getByLabel(t('tech-cards:field.circulation_university')).fill('290')
  await expect(countDialog.getByText(/университету 10/)).toBeVisible()
  await countDialog.getByLabel(t('tech-cards:shortage.reason')).fill('Недовложение в последней пачке')
  await countDialog.getByRole('button', { name: receiveLabel }).click()
  await expect(keeper.getByText('не хватает 10 экз.').first()).toBeVisible()

  const deliverLabel = t('tech-cards:work.deliver.action')
  await keeper.getByRole('button', { name: deliverLabel }).click()
  const deliveredGroup = keeper
    .getByRole('dialog')
    .getByRole('group', { name: t('tech-cards:field.circulation_university') })
  await deliveredGroup.getByRole('textbox', { name: t('tech-cards:copies.to') }).fill('А. Омаров')
  await keeper.getByRole('dialog').getByRole('button', { name: deliverLabel }).click()
  await expect(keeper.getByText('выдано 290 экз.: А. Омаров')).toBeVisible()
})
