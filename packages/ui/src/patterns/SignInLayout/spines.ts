/** A book standing on the shelf of the sign-in screen, in the units of its drawing. */
export interface Spine {
  title: string
  x: number
  width: number
  height: number
  /** Its cloth and what is stamped on it; cloths are the books' own and the same in every theme. */
  cloth: string
  ink: string
  size: number
  motif: 'lozenge' | 'wheel' | 'horn'
}

export const spines: readonly Spine[] = [
  {
    title: 'Қазақ тілінің тарихи грамматикасы',
    x: 0,
    width: 58,
    height: 520,
    cloth: '#1f5c69',
    ink: '#e6ead9',
    size: 19,
    motif: 'lozenge',
  },
  {
    title: 'Геоботаника сухих степей',
    x: 60.5,
    width: 44,
    height: 462,
    cloth: '#5c7055',
    ink: '#eef0de',
    size: 14.5,
    motif: 'wheel',
  },
  {
    title: 'Абай және әлем әдебиеті',
    x: 107,
    width: 66,
    height: 548,
    cloth: '#8a3b34',
    ink: '#f3e2cd',
    size: 19,
    motif: 'horn',
  },
  {
    title: 'Финансовая математика',
    x: 175.5,
    width: 40,
    height: 486,
    cloth: '#2f4060',
    ink: '#d8cfba',
    size: 14.5,
    motif: 'lozenge',
  },
  {
    title: 'Алтай өркениеті',
    x: 218,
    width: 52,
    height: 510,
    cloth: '#dccdae',
    ink: '#3a3020',
    size: 16.5,
    motif: 'wheel',
  },
  {
    title: 'Нейробиология',
    x: 273,
    width: 36,
    height: 450,
    cloth: '#17424d',
    ink: '#dfe6da',
    size: 14.5,
    motif: 'horn',
  },
  {
    title: 'Ежелгі түркі жазба ескерткіштері',
    x: 311.5,
    width: 62,
    height: 534,
    cloth: '#bd8a31',
    ink: '#2a2213',
    size: 19,
    motif: 'lozenge',
  },
  {
    title: 'История книжного дела',
    x: 376,
    width: 48,
    height: 476,
    cloth: '#5e3f5a',
    ink: '#f0dfe2',
    size: 16.5,
    motif: 'wheel',
  },
  {
    title: 'Органическая химия',
    x: 426.5,
    width: 70,
    height: 500,
    cloth: '#66788a',
    ink: '#f3f0e6',
    size: 19,
    motif: 'horn',
  },
  {
    title: 'Ұлы дала философиясы',
    x: 499,
    width: 42,
    height: 524,
    cloth: '#8a3b34',
    ink: '#f3e2cd',
    size: 14.5,
    motif: 'lozenge',
  },
  {
    title: 'Социология города',
    x: 543.5,
    width: 38,
    height: 458,
    cloth: '#dccdae',
    ink: '#3a3020',
    size: 14.5,
    motif: 'wheel',
  },
]

/** The last one leans on the others. */
export const leaning: Spine = {
  title: 'Петроглифы Тамгалы',
  x: 650.5,
  width: 46,
  height: 470,
  cloth: '#1f5c69',
  ink: '#e6ead9',
  size: 16,
  motif: 'lozenge',
}

export const wall = '#0f1a2c'
export const board = '#d8cfba'
export const lettering = '#ece5d6'
