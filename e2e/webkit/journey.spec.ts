import type { StageKey } from '@press/domain'
import { writeFileSync } from 'node:fs'
import { formatDateInDays } from '../support/dates.ts'
import { files } from '../support/files.ts'
import { getTranslator } from '../support/browsers.ts'
import type { ElementQuery } from './page.ts'
import { test } from './test.ts'

const t = getTranslator('ru')
const createButtonQuery = (name: string, within?: ElementQuery): ElementQuery => ({
  role: 'button',
  name,
  ...(within && { within }),
})
const createTextboxQuery = (name: string): ElementQuery => ({ role: 'textbox', name, exact: true })
const createLinkQuery = (name: string): ElementQuery => ({ role: 'link', name: name })
const dialog: ElementQuery = { role: 'dialog' }

test('A book goes from application to the board while its author watches', async ({ enter }, info) => {
  const title = 'Степные реки Сарыарки'
  const manager = 'Елена Ким'
  const [author, editor] = await Promise.all([enter('author', t), enter('initiator', t)])
  const expectAuthorSees = (text: string) => author.waitUntilVisible({ role: 'article', says: text })

  await test.step('The author applies with real files', async () => {
    await author.click(createLinkQuery(t('home:books.newApplication')))
    await author.write(createTextboxQuery(t('applications:form.book.bookName')), title)
    await author.choose({ role: 'combobox', name: t('applications:form.book.language') }, 'ru')
    await author.write(
      createTextboxQuery(t('applications:form.book.annotation_rus')),
      'О степи, воде и людях между ними.',
    )
    await author.click(createButtonQuery(t('applications:form.next.authors')))

    const existingAuthorField: ElementQuery = { role: 'combobox', name: t('applications:form.authors.existing') }
    await author.write(existingAuthorField, 'Рустам')
    await author.click({ role: 'option', name: 'Рустам Есенов' })
    await author.press('Escape')
    await author.waitUntilVisible({ role: 'listitem', says: 'Рустам Есенов' })
    await author.click(createButtonQuery(t('applications:form.next.files')))

    const documents = {
      manuscript: files.manuscript,
      department_conclusion: files.conclusion,
      scientific_council_conclusion: files.council,
      review_1: files.review,
    } as const
    for (const [document, { name, buffer }] of Object.entries(documents)) {
      const path = info.outputPath(name)
      writeFileSync(path, buffer)
      await author.attach(t(`applications:document.${document as keyof typeof documents}`), path)
      await author.waitUntilVisible({ role: 'main', says: name })
    }
    await author.click({ role: 'radio', name: t('applications:form.funding.publisher') })
    await author.click(createButtonQuery(t('applications:form.next.review')))
    await author.click({ role: 'checkbox', name: t('applications:form.agreement') })
    await author.click(createButtonQuery(t('applications:form.submit')))
    await author.waitUntilVisible({ role: 'heading', name: title })
    await expectAuthorSees(t('domain:applicationStatus.in process'))
  })

  await test.step('The chief editor accepts, and the author sees it at once', async () => {
    await editor.click(createLinkQuery(t('shell:nav.applications')))
    await editor.click(createLinkQuery(title))
    await editor.click(createButtonQuery(t('applications:review.acceptAll')))
    await editor.click(createButtonQuery(t('applications:review.send.accepted')))
    await editor.click(createButtonQuery(t('applications:review.send.accepted'), dialog))
    await editor.waitUntilHidden(dialog)
    await expectAuthorSees(t('domain:applicationStatus.accepted'))
  })

  await test.step('The application becomes a tech card with typed and picked dates', async () => {
    await editor.click(createLinkQuery(t('applications:details.createCard')))
    await editor.choose({ role: 'combobox', name: t('tech-cards:field.edition_type') }, 'monograph')
    await editor.write(createTextboxQuery(t('tech-cards:field.appointment_date')), formatDateInDays(1))
    await editor.choose({ role: 'combobox', name: t('tech-cards:field.project_manager_id') }, manager)
    await editor.click({ role: 'checkbox', name: t('domain:workType.editing') })
    await editor.click(createButtonQuery(t('tech-cards:form.create')))
    await editor.waitUntilVisible({ role: 'article', name: t('tech-cards:passport.label', { title }) })
  })

  // Finds a column of the chief editor's board, where the first column has a different name.
  const createColumnQuery = (stage: StageKey): ElementQuery => ({
    role: 'region',
    name: `${stage === 'editor' ? t('boards:riso') : t(`domain:stage.${stage}`)},`,
  })
  const createCardQuery = (stage: StageKey): ElementQuery => ({
    role: 'article',
    says: title,
    within: createColumnQuery(stage),
  })

  await test.step('The card is moved by pointer and by keyboard, and its author sees each step', async () => {
    await author.click(createLinkQuery(t('applications:details.followBook')))
    const expectAuthorReads = (itemText: string) => author.waitUntilVisible({ role: 'listitem', says: itemText })
    await editor.click(createLinkQuery(t('shell:nav.kanban')))
    await editor.drag(createCardQuery('editor'), createColumnQuery('project'), () =>
      editor.waitUntilVisible({ ...createColumnQuery('project'), says: t('boards:to.project') }),
    )
    await editor.waitUntilVisible(createCardQuery('project'))
    await editor.waitUntilHidden(createCardQuery('editor'))
    await expectAuthorReads(t('tracking:step.manager', { name: manager }))

    const pm = await enter('pm', t)
    await pm.click(createLinkQuery(t('shell:nav.kanban')))
    await pm.waitUntilVisible(createCardQuery('project'))
    await pm.focus({ role: 'link', name: title, within: createCardQuery('project') })
    await pm.press(' ')
    await pm.press('ArrowRight')
    await pm.waitUntilVisible({ ...createColumnQuery('process'), says: t('boards:to.process') })
    await pm.press('Enter')
    await pm.waitUntilVisible(createCardQuery('process'))
    await expectAuthorReads(t('tracking:step.process.current'))
  })
})
