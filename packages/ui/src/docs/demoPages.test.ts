import { globSync, readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { demoAddress, demoPages } from './demoPages.ts'

// As the specification lists them (§2, template demo pages).
const names =
  `blank-page, notifications, home, ecommerce, banking, crm, project, button, alert, card, carousel, dropdown, modal,
  tab-accordion, badges, tooltip-popover, typography, colors, image, video, pagination, progress-bar, placeholder, basic,
  statistic, input, input-group, input-layout, form-validation, form-wizard, form-repeater, input-mask, file-input,
  checkbox, radio-button, textarea, switch, select, date-time-picker, table-basic, table-advanced, appex-chart, chartjs,
  map, icons, pricing, faq, blog, blog-details, testimonial, email, calender, todo, kanban, invoice, invoice-preview,
  invoice-edit, invoice-add, chat, settings`.split(/,\s+/)

const src = new URL('..', import.meta.url)
const pages = new Set(
  globSync('**/*.stories.tsx', { cwd: src }).flatMap((file) => {
    const csf = loadCsf(readFileSync(new URL(file, src), 'utf8'), { fileName: file, makeTitle: String }).parse()
    const ids = csf.stories.map(({ id }) => id)
    return [...ids, ...new Set(ids.map((id) => id.replace(/--.*/, '--docs')))]
  }),
)

test('every demo page of the specification has a page, and no other', () => {
  expect(Object.keys(demoPages)).toEqual(names)
})

test.each(Object.entries(demoPages))('whoever looks for %s finds it', (_name, id) => {
  expect(pages).toContain(id)
})

test('a component is shown on its page, a screen by itself', () => {
  expect(demoAddress('button')).toBe('/?path=/docs/primitives-button--docs')
  expect(demoAddress('pricing')).toBe('/?path=/story/examples-pages--pricing')
})
