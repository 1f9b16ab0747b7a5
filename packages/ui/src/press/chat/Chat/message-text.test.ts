import { describe, expect, it } from 'vitest'
import { splitIntoParts } from './read-message.ts'

const people = { names: ['Айгүл', 'Елена', 'Ай'], own: 'Айгүл' }
const read = (content: string, query = '') =>
  splitIntoParts(content, people, query).map(({ kind, text, own, found }) =>
    [kind, text, own && 'own', found && 'found'].filter(Boolean).join(' '),
  )

describe('a message', () => {
  it('without anything special is one piece', () => {
    expect(read('Корректура закончена.')).toEqual(['words Корректура закончена.'])
  })
  it('shows who is called, and whether it is the reader', () => {
    expect(read('@Айгүл, спроси @Елена')).toEqual(['mention @Айгүл own', 'words , спроси ', 'mention @Елена'])
  })
  it('does not take an address of mail for a call', () => {
    expect(read('@Айгүлзада')).toEqual(['words @Айгүлзада'])
  })
  it('leads where it says, without the full stop after it', () => {
    expect(read('См. https://press.kz/a?b=1.')).toEqual(['words См. ', 'link https://press.kz/a?b=1', 'words .'])
  })
  it('marks every place that a search found', () => {
    expect(read('Сигнал: сигнальный', 'СИГНАЛ')).toEqual([
      'words Сигнал found',
      'words : ',
      'words сигнал found',
      'words ьный',
    ])
  })
  it('keeps an address whole when a search found a part of it', () => {
    expect(read('https://press.kz', 'press')).toEqual(['link https://press.kz found'])
  })
  it('is found with ё and with е, and with Kazakh letters as a Russian keyboard has them', () => {
    expect(read('Ещё', 'еще')).toEqual(['words Ещё found'])
    expect(read('еще', 'Ещё')).toEqual(['words еще found'])
    expect(read('Қалиева жазды', 'кал')).toEqual(['words Қал found', 'words иева жазды'])
    expect(read('Калиева пишет', 'қал')).toEqual(['words Калиева пишет'])
  })
})
