import { expect, it } from 'vitest'
import { renderLetterHtml } from '../src/mail/html.ts'

const letter = { locale: 'ru', press: 'Университет баспасы', preheader: '', foot: ['Press'] } as const

it('only links to the press are clickable in a letter; other addresses stay text', () => {
  const own = 'https://press.example/app/offers/7'
  const html = renderLetterHtml({
    ...letter,
    text: `Здравствуйте.\n\nПодпишите здесь: https://evil.example/login\n\n${own}`,
    action: { label: 'Открыть', link: own },
    parts: [{ title: 'Ждут вас', rows: [{ text: 'https://evil.example/2', link: own }] }],
  })
  const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, link]) => link)
  expect(links).toEqual([own, own])
  expect(html).toContain('https://evil.example/login')
})
