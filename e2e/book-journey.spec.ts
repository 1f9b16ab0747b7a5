import { limits, type StageKey, type StageWork } from '@press/domain'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { submitNewApplication, getDocumentSlot, openReviewStep } from './support/application.ts'
import { getCard, dragCard, moveByMenu, openBoard } from './support/board.ts'
import { createClient } from './support/client.ts'
import { formatDateInDays } from './support/dates.ts'
import { files } from './support/files.ts'
import { expectLetter, readLettersTo } from './support/mail.ts'
import { readDocumentPdf } from './support/pdf.ts'
import {
  approveResult,
  createAndStart,
  assignLayoutWork,
  submitResult,
  getLayoutLabel,
  acceptLayoutWork,
} from './support/project.ts'
import { acceptRemainingDocuments, requestDocumentAgain, getReviewedDocument, sendDecision } from './support/review.ts'
import { openSignedInBrowser, getTranslator, openAnonymousBrowser } from './support/browsers.ts'
import { expectAnnounced } from './support/announcements.ts'
import { closeRounds, openRounds, uploadCorrectedFile, returnSignal, signSignal, typeRemark } from './support/signal.ts'
import { test } from './support/test.ts'
import { expectNotifications } from './support/notifications.ts'

const titles = { ru: 'Степные реки Сарыарки', kz: 'Сарыарқаның дала өзендері' } as const
const reason = 'Нет подписи рецензента'
const remark = 'На титуле опечатка'
/** E-mails use the language of the account, not the language of the screen. */
const translateLetter = getTranslator('ru')

/** Returns the link from the e-mail to the co-author. */
const findAuthorshipLink = () =>
  /\/authorship\?token=[\w-]+/.exec(readLettersTo('yerlan@university.kz').join('\n'))?.[0]

// This journey runs on `press serve`, to test the command itself in a browser.
test.use({ press: 'served' })

for (const locale of ['ru', 'kz'] as const)
  test(
    `A book goes from application to reader while its author watches (${locale})`,
    {
      tag: locale === 'ru' ? '@browsers' : '@all',
    },
    async ({ browser }) => {
      test.slow()
      const t = getTranslator(locale)
      const title = titles[locale]
      const [author, editor] = await Promise.all([
        openSignedInBrowser(browser, 'author', { locale }),
        openSignedInBrowser(browser, 'initiator', { locale }),
      ])
      const expectStatus = (page: Page, statusKey: 'in process' | 'revision' | 'accepted') =>
        expect(
          page
            .getByRole('article')
            .getByText(t(`domain:applicationStatus.${statusKey}`))
            .first(),
        ).toBeVisible()

      await test.step('The author applies with real files', async () => {
        await submitNewApplication(author, t, title)
        await expectStatus(author, 'in process')
        await expect(author.getByRole('listitem').filter({ hasText: files.review.name })).toBeVisible()
      })

      const book = { book: title }
      await test.step('The chief editor asks for a revision of one document', async () => {
        await expectNotifications('initiator', t('notifications:created', book))
        await editor.getByRole('link', { name: t('shell:nav.applications') }).click()
        await editor.getByRole('link', { name: title }).click()
        await requestDocumentAgain(editor, t, 'review_1', reason)
        await acceptRemainingDocuments(editor, t)
        await sendDecision(editor, t, 'revision')
        await expectStatus(editor, 'revision')
      })

      await test.step('The author sees the request at once, corrects the file and sends it again', async () => {
        await expectStatus(author, 'revision')
        // The e-mail contains the reason too.
        await expect(author.getByText(reason).first()).toBeVisible()
        await expectLetter('author', title, reason)
        await expectNotifications('author', t('notifications:revision', book))
        await author.getByRole('link', { name: t('applications:details.mend') }).click()
        await expect(getDocumentSlot(author, t, 'review_1')).toContainText(reason)
        const name = t('fields:upload.actions', { label: t('applications:document.review_1') })
        await author.getByRole('button', { name }).click()
        const chooser = author.waitForEvent('filechooser')
        await author.getByRole('menuitem', { name: t('fields:upload.replace') }).click()
        await (await chooser).setFiles(files.mended)
        await expect(getDocumentSlot(author, t, 'review_1')).toContainText(files.mended.name)
        await expect(getDocumentSlot(author, t, 'review_1')).toContainText(t('applications:form.revision.replaced'))
        await openReviewStep(author, t)
        await author.getByRole('button', { name: t('applications:form.resubmit') }).click()
        await expectStatus(author, 'in process')
      })

      await test.step('The chief editor sees the corrected file and accepts', async () => {
        await expectNotifications('initiator', t('notifications:mended', book))
        await expect(getReviewedDocument(editor, t, 'review_1')).toContainText(files.mended.name)
        await expect(getReviewedDocument(editor, t, 'review_1')).toContainText(t('applications:rounds.newFile'))
        await acceptRemainingDocuments(editor, t)
        await sendDecision(editor, t, 'accepted')
        await expectStatus(editor, 'accepted')
        await expectStatus(author, 'accepted')
        await expectLetter('author', title, 'приня')
        await expectNotifications('author', t('notifications:accepted', book))
      })

      await test.step('The co-author gives consent through the link in their e-mail', async () => {
        await expect.poll(findAuthorshipLink).toBeDefined()
        const coAuthor = await openAnonymousBrowser(browser, { locale })
        await coAuthor.goto(`${portalUrl('author')}${findAuthorshipLink()}`)
        await expect(coAuthor.getByText(title)).toBeVisible()
        await expectAccessible(coAuthor)
        await coAuthor.getByRole('button', { name: t('registration:authorship.agree') }).click()
        await expect(coAuthor.getByText(t('registration:authorship.joined'))).toBeVisible()
        await coAuthor.reload()
        await expect(coAuthor.getByText(t('registration:authorship.bad'))).toBeVisible()
      })

      let manager = ''
      await test.step('The application becomes a tech card', async () => {
        await editor.getByRole('link', { name: t('applications:details.createCard') }).click()
        const getField = (key: 'book_name' | 'appointment_date') =>
          editor.getByRole('textbox', { name: t(`tech-cards:field.${key}`), exact: true })
        await expect(getField('book_name')).toHaveValue(title)
        await expect(editor.getByRole('listitem').filter({ hasText: 'Ерлан Сағындық' })).toBeVisible()
        await editor.getByRole('combobox', { name: t('tech-cards:field.edition_type') }).selectOption('monograph')
        await getField('appointment_date').fill(formatDateInDays(1))
        const managers = editor.getByRole('combobox', { name: t('tech-cards:field.project_manager_id') })
        await managers.selectOption({ label: 'Елена Ким' })
        manager = 'Елена Ким'
        await editor.getByRole('checkbox', { name: t('domain:workType.editing') }).check()
        await editor.getByRole('checkbox', { name: t('domain:workType.layout') }).check()
        await editor.getByRole('button', { name: t('tech-cards:form.create') }).click()
        await expect(editor.getByRole('article', { name: t('tech-cards:passport.label', { title }) })).toBeVisible()
      })

      await test.step('The chief editor fills in the passport on its own page', async () => {
        await expectNotifications('author', t('notifications:card', book))
        await expectNotifications('pm', t('notifications:assigned', book))
        await editor.getByRole('link', { name: t('tech-cards:act.edit') }).click()
        const section = t('tech-cards:section.volume')
        await editor.getByRole('button', { name: t('tech-cards:editor.open', { section }) }).click()
        // Brings the window to the front, because Firefox fires `blur` only in the front window.
        await editor.bringToFront()
        await editor.getByRole('spinbutton', { name: t('tech-cards:field.quantity'), exact: true }).fill('300')
        await editor.keyboard.press('Tab')
        const saving = editor.getByRole('region', { name: t('tech-cards:editor.label') }).getByRole('status')
        await expect(saving).toContainText(/\d\d:\d\d/)
        await editor.getByRole('button', { name: t('tech-cards:editor.done') }).click()
        await expectAnnounced(editor, t('tech-cards:form.saved'))
        for (const lang of ['ru', 'kz', 'en'] as const)
          expect(await readDocumentPdf(editor, t, 'passport', lang)).toContain(title)
        await openBoard(editor, t)
        await expect(getCard(editor, t, 'editor', title)).toBeVisible()
      })

      // From here on nothing reloads the author's page: every change must arrive as a live update.
      await author.getByRole('link', { name: t('applications:details.followBook') }).click()
      let loads = 0
      author.on('load', () => (loads += 1))
      const current = author.getByRole('list', { name: t('domain:timeline.label') }).locator('[aria-current=step]')
      const expectAuthorSees = (stage: StageKey) =>
        expect(current).toContainText(
          stage === 'project' ? t('tracking:step.manager', { name: manager }) : t(`tracking:step.${stage}.current`),
        )
      await expectAuthorSees('editor')

      const openPassport = async (page: Page, stage: StageKey) => {
        await openBoard(page, t)
        await getCard(page, t, stage, title).getByRole('link', { name: title }).click()
        await expect(page.getByRole('article', { name: t('tech-cards:passport.label', { title }) })).toBeVisible()
      }

      const pm = await openSignedInBrowser(browser, 'pm', { locale })
      const sales = await openSignedInBrowser(browser, 'accounting', { locale })
      await test.step('The chief editor and the manager move the card on to production', async () => {
        await dragCard(editor, t, { title, from: 'editor', to: 'project' })
        await expectAuthorSees('project')
        await openBoard(pm, t)
        await dragCard(pm, t, { title, from: 'project', to: 'process' })
        await expectAuthorSees('process')
        await expectNotifications(
          'author',
          ...(['project', 'process'] as const).map((stage) =>
            t('notifications:moved', { ...book, stage: t(`domain:stage.${stage}`) }),
          ),
        )
      })

      await test.step('A freelancer lays out the pages, is rated and paid', async () => {
        await openPassport(pm, 'process')
        await pm.getByRole('link', { name: t('tech-cards:act.newProject') }).click()
        await assignLayoutWork(pm, t)
        await createAndStart(pm, t, title)
        await expectLetter('executor', title)
        const freelancer = await openSignedInBrowser(browser, 'executor', { locale })
        await acceptLayoutWork(freelancer, t, title)
        await submitResult(freelancer, t)
        await expectLetter('pm', title)
        await pm.getByRole('button', { name: getLayoutLabel(t), exact: true }).click()
        await expect(pm.getByText(files.manuscript.name, { exact: true })).toBeVisible()
        await approveResult(pm, t)
        // The newest item is on the last page of the queue.
        const { total } = await (await createClient('accounting')).call('GET /api/queue')
        await sales.goto(`${portalUrl('staff')}/app/accounting/home?page=${Math.ceil(total / limits.pageSize)}`)
        await sales.getByRole('button', { name: `${t('queue:step.payWork')}: ${title}` }).click()
        await sales
          .getByRole('alertdialog')
          .getByRole('button', { name: t('queue:step.payWork') })
          .click()
        await expect(freelancer.getByText(t('projects:workStatus.paid')).first()).toBeVisible()
        const work = { ...book, work: getLayoutLabel(t) }
        const { name } = (await createClient('executor')).user
        await expectNotifications(
          'executor',
          t('notifications:workGiven', work),
          t('notifications:workApproved', work),
          t('notifications:workPaid', work),
        )
        await expectNotifications(
          'pm',
          t('notifications:workTaken', { ...work, name }),
          t('notifications:workHandedIn', { ...work, name }),
        )
      })

      await test.step('The manager sends the book to print a signal copy', async () => {
        await openBoard(pm, t)
        await moveByMenu(pm, t, { title, from: 'process', to: 'signal' })
        await expectAuthorSees('signal')
      })

      const printer = await openSignedInBrowser(browser, 'typography', { locale })
      /** Finishes the work of a stage in the passport. */
      const finishStageWork = async (page: Page, work: StageWork) => {
        const action = t(`tech-cards:work.${work}.action`)
        await page.getByRole('button', { name: action }).click()
        const dialog = page.getByRole('dialog')
        if (work === 'deliver')
          await dialog
            .getByRole('group', { name: t('tech-cards:field.circulation_university') })
            .getByRole('textbox', { name: t('tech-cards:copies.to') })
            .fill('А. Омаров')
        await dialog.getByRole('button', { name: action }).click()
        await expect(dialog).toBeHidden()
      }
      await test.step('The printing house delivers the signal copy, and the author returns it with a remark', async () => {
        await openPassport(printer, 'signal')
        await finishStageWork(printer, 'signal-copy')
        await expectAuthorSees('author')
        await printer.getByRole('button', { name: t('tech-cards:act.signal'), exact: true }).click()
        await printer.getByRole('dialog').locator('input[type=file]').setInputFiles(files.signal)
        await expectAnnounced(printer, t('signals:round.putDone'))
        await closeRounds(printer, t)
        await typeRemark(author, t, remark)
        await returnSignal(author, t)
        await author.getByRole('link', { name: t('signals:back') }).click()
        await expectAuthorSees('process')
        await expectNotifications('author', t('notifications:signal', book), t('notifications:newSignal', book))
        await expectLetter('author', translateLetter('notifications:signal', book))
        await expectNotifications('pm', t('notifications:remarks', book))
        await expectLetter('pm', translateLetter('notifications:remarks', book))
      })

      await test.step('The manager uploads a corrected file, and the author signs its printed copy', async () => {
        await openPassport(pm, 'process')
        await uploadCorrectedFile(await openRounds(pm, t, remark), t)
        await closeRounds(pm, t)
        expect(await readDocumentPdf(pm, t, 'signal-copy', locale)).toContain(title)
        await openBoard(pm, t)
        await moveByMenu(pm, t, { title, from: 'process', to: 'signal' })
        await openPassport(printer, 'signal')
        await finishStageWork(printer, 'signal-copy')
        await expectAuthorSees('author')
        await signSignal(author, t)
        await expect(current).toContainText(t('tracking:step.author.past'))
        await expectNotifications('pm', t('notifications:signed', book))
      })

      await test.step('The run is printed and bound', async () => {
        await moveByMenu(editor, t, { title, from: 'author', to: 'typography' })
        await expectAuthorSees('typography')
        await finishStageWork(printer, 'print-run')
        await expectAuthorSees('wap')
        await finishStageWork(printer, 'works-after-printing')
        await expectAuthorSees('account')
      })

      await test.step('Sales pass the run on, and the stock receives it and delivers it', async () => {
        await openBoard(sales, t)
        await dragCard(sales, t, { title, from: 'account', to: 'stock' })
        await expectAuthorSees('stock')
        const stock = await openSignedInBrowser(browser, 'stock', { locale })
        await openPassport(stock, 'stock')
        await finishStageWork(stock, 'receive')
        await finishStageWork(stock, 'deliver')
        await expectAuthorSees('done')
      })

      await expectNotifications('author', t('notifications:moved', { ...book, stage: t('domain:stage.done') }))
      await expect(getCard(editor, t, 'done', title)).toBeVisible()
      await openPassport(editor, 'done')
      expect(await readDocumentPdf(editor, t, 'imprint', locale)).toContain(title)
      expect(loads).toBe(0)
    },
  )
