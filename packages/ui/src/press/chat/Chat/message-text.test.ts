import { describe, expect, it } from 'vitest'
import { splitIntoParts } from './read-message.ts'

const people = { names: ['Айгүл', 'Елена', 'Ай'], ownName: 'Айгүл' }
const readParts = (content: string, query = '') =>
  splitIntoParts(content, people, query).map(({ kind, text, isOwn, isMatch }) =>
    [kind, text, isOwn && 'own', isMatch && 'found'].filter(Boolean).join(' '),
  )

describe('a message', () => {
  it('of plain text is one part', () => {
    expect(readParts('Корректура закончена.')).toEqual(['words Корректура закончена.'])
  })
  it('marks mentions and whether they mention the reader', () => {
    expect(readParts('@Айгүл, спроси @Елена')).toEqual(['mention @Айгүл own', 'words , спроси ', 'mention @Елена'])
  })
  it('does not treat a longer word as a mention', () => {
    expect(readParts('@Айгүлзада')).toEqual(['words @Айгүлзада'])
  })
  it('links an address without the full stop after it', () => {
    expect(readParts('См. https://press.kz/a?b=1.')).toEqual(['words См. ', 'link https://press.kz/a?b=1', 'words .'])
  })
  it('marks every match of a search', () => {
    expect(readParts('Сигнал: сигнальный', 'СИГНАЛ')).toEqual([
      'words Сигнал found',
      'words : ',
      'words сигнал found',
      'words ьный',
    ])
  })
  it('keeps an address whole when a search matches part of it', () => {
    expect(readParts('https://press.kz', 'press')).toEqual(['link https://press.kz found'])
  })
  it('matches ё and е, and Kazakh letters typed as Russian ones', () => {
    expect(readParts('Ещё', 'еще')).toEqual(['words Ещё found'])
    expect(readParts('еще', 'Ещё')).toEqual(['words еще found'])
    expect(readParts('Қалиева жазды', 'кал')).toEqual(['words Қал found', 'words иева жазды'])
    expect(readParts('Калиева пишет', 'қал')).toEqual(['words Калиева пишет'])
  })
})
