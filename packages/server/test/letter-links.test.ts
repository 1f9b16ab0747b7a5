import { expect, it } from 'vitest'
import { renderLetterHtml } from '../src/mail/html.ts'

const letter = { locale: 'ru', press: 'Университет баспасы', preheader: '', foot: ['Press'] } as const

it('only links to the press are clickable in a letter; other addresses stay text', () => {
  const pressUrl = 'https://press.example/app/offers/7'
  const html = renderLetterHtml({
    ...letter,
    text: `Здравствуйте.\n\nПодпишите здесь: https://evil.example/login\n\n${pressUrl}`,
    action: { label: 'Открыть', link: pressUrl },
    parts: [{ title: 'Ждут вас', rows: [{ text: 'https://evil.example/2', link: pressUrl }] }],
  })
  const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, link]) => link)
  expect(links).toEqual([pressUrl, pressUrl])
  expect(html).toContain('https://evil.example/login')
})
